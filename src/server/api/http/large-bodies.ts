import { pipeline, Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { preParsingAsyncHookHandler } from "fastify";
import pLimit from "p-limit";
import { Refusal } from "../../../shared/refusals";
import type { CallCard } from "../call-card";
import { contextFor, type Services } from "../context";

/** What any call may bring along, in bytes. */
export const usualBody = 256 * 1024;
/** What a call with a photo or a sheet may, once it is known who calls. */
const largeBody = 3 * 1024 * 1024;
/** Large bodies in memory at once; the others wait before they are read. */
const atOnce = 8;

/** What the route of a call is set up with, so that its body may be large; nothing for any other. */
export type LargeBodies = (
  card: CallCard,
) => { bodyLimit: number; preParsing: preParsingAsyncHookHandler } | undefined;

export function allowLargeBodies(services: Services): LargeBodies {
  const reading = pLimit(atOnce);
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
        await askWho(contextFor(services, request));
        await new Promise<void>((begin) => {
          void reading(() => {
            begin();
            return finished(reply.raw).catch(() => undefined);
          });
        });
        return body;
      },
    };
  };
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
