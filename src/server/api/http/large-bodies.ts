import { pipeline, Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { AnyMutationProcedure } from "@trpc/server";
import type { preParsingAsyncHookHandler } from "fastify";
import pLimit from "p-limit";
import { Refusal } from "../../../shared/refusals";
import { refuseReporter, refuseTooMany } from "../../damage/refuse-reporter";
import { type Context, contextFor, type House } from "../context";
import type { ProcedureName } from "../procedure-name";
import { requireDeviceOrApproved, requireStanding } from "../require-standing";

/** What any call may bring along, in bytes. */
export const usualBody = 256 * 1024;
/** What a call with a photo or a sheet may, once it is known who calls. */
const largeBody = 3 * 1024 * 1024;
/** Large bodies in memory at once; the others wait before they are read. */
const atOnce = 8;

/** Of the calls that may be large, who may: asked before the body is read, and refused as the call. */
const mayBeLarge: {
  [Name in ProcedureName<AnyMutationProcedure>]?: (ctx: Context) => Promise<void>;
} = {
  "boats.reportDamage": async (ctx) => {
    const { by } = await requireDeviceOrApproved(ctx);
    await refuseReporter(ctx.db, by, ctx.now);
    await refuseTooMany(ctx.db, by, ctx.now);
  },
  "admin.importSheet": async (ctx) => {
    await requireStanding(ctx, "admin");
  },
};

export const largeCalls = Object.keys(mayBeLarge);

/** What the route of a call is set up with, so that its body may be large; nothing for any other. */
export type LargeBodies = (
  procedure: string,
) => { bodyLimit: number; preParsing: preParsingAsyncHookHandler } | undefined;

export function allowLargeBodies(house: House): LargeBodies {
  const reading = pLimit(atOnce);
  return (procedure) => {
    const askWho = Object.entries(mayBeLarge).find(([name]) => name === procedure)?.[1];
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
        await askWho(contextFor(house, request));
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
