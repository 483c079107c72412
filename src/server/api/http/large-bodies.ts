import { pipeline, Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyReply, preParsingAsyncHookHandler } from "fastify";
import { Refusal } from "../../../shared/refusals";
import { type Context, contextFor, type Services } from "../context";
import type { ProcedureMeta } from "../procedure-meta";
import { BodyPlaces } from "./body-places";
import type { LinePatience } from "./line-patience";

/** What any call may bring along, in bytes. */
export const usualBody = 256 * 1024;
/** What a call with a photo or a sheet may, once it is known who calls. */
const largeBody = 3 * 1024 * 1024;

/** What the route of a call is set up with, so that its body may be large; nothing for any other. */
export type LargeBodies = (
  meta: ProcedureMeta,
) => { bodyLimit: number; preParsing: preParsingAsyncHookHandler } | undefined;

export function allowLargeBodies(services: Services, patience: LinePatience): LargeBodies {
  const places = new BodyPlaces();
  return ({ mayBeLarge: askWho }) => {
    if (!askWho) return undefined;
    return {
      bodyLimit: largeBody,
      preParsing: async (request, reply, body) => {
        const length = Number(request.headers["content-length"]);
        if (length <= usualBody) return body;
        // A large body says how large it is, and travels alone.
        const { url } = request;
        if (Number.isNaN(length) || /[?&]batch=/.test(url)) return upToUsual(body);
        if (length > largeBody) throw new Refusal("BODY_TOO_LARGE");
        const context = contextFor(services, request);
        await askWho(context);
        const caller = await nameCaller(context);
        const answered = finished(reply.raw).catch(() => undefined);
        return inGoodTime(body, reply, patience, () => places.take(caller, answered));
      },
    };
  };
}

/** Whose place a body takes: a member's, on whatever devices; a tablet's; else that of a line. */
async function nameCaller({ caller, device, address }: Context): Promise<string> {
  const member = await caller();
  if (member) return `member ${member.id}`;
  const tablet = await device();
  return tablet ? `tablet ${tablet.id}` : address;
}

/** The body, until it grows larger than any call's. */
function upToUsual(body: NodeJS.ReadableStream): Transform {
  let received = 0;
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      received += piece.length;
      done(received > usualBody ? new Refusal("BODY_TOO_LARGE") : null, piece);
    },
  });
  return pipeline(body, counted, () => undefined);
}

/** The body, which takes its place with its first bytes, and is refused when the next come too slowly. */
function inGoodTime(
  body: NodeJS.ReadableStream,
  reply: FastifyReply,
  { bodyMs, bodyBytes }: LinePatience,
  takePlace: () => Promise<void>,
): Transform {
  let place: Promise<void> | undefined;
  let received = 0;
  let look: NodeJS.Timeout | undefined;
  const refuseSlow = () => {
    if (received < bodyBytes) {
      // What is still on its way is not waited for.
      reply.header("connection", "close");
      timed.destroy(new Refusal("TOO_SLOW"));
    }
    received = 0;
  };
  const timed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      received += piece.length;
      place ??= takePlace().then(() => {
        if (!timed.destroyed) look = setInterval(refuseSlow, bodyMs);
      });
      void place.then(() => done(null, piece));
    },
  });
  return pipeline(body, timed, () => clearInterval(look));
}
