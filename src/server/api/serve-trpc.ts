import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from "@trpc/server/adapters/fastify";
import { getHTTPStatusCodeFromError, type ResponseMetaFn } from "@trpc/server/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { changesHeader } from "../../shared/live/changes";
import { callsPerBatch } from "../../shared/opening/calls-per-batch";
import { Refusal } from "../../shared/refusals";
import { type AppRouter, appRouter } from "./app-router";
import { contextFor, type Services } from "./context";
import type { LargeBodies } from "./http/large-bodies";
import { logFailure } from "./log-failure";
import { procedures } from "./procedures";
import { retryAfterOf } from "./refusal-status";

/** The procedures at /api/trpc, for our own pages. */
export async function serveTrpc(
  api: FastifyInstance,
  services: Services,
  largeBodies: LargeBodies,
) {
  const trpcOptions = {
    router: appRouter,
    createContext: ({ req }) => contextFor(services, req),
    maxBatchSize: callsPerBatch,
    responseMeta: answerHeaders,
    onError: ({ error, req }) => {
      logFailure(req.log, getHTTPStatusCodeFromError(error), error.cause ?? error);
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>["trpcOptions"];
  await api.register(async (trpc) => {
    trpc.addHook("onRequest", refuseOtherMethods);
    trpc.addHook("onRequest", refuseForms);
    await trpc.register(fastifyTRPCPlugin, { prefix: "/api/trpc", trpcOptions });
    // What may be large has a route of its own, because a limit is a route's.
    await trpc.register(async (large) => {
      large.removeContentTypeParser("application/json");
      large.addContentTypeParser(
        "application/json",
        { parseAs: "string" },
        (_request, body, done) => done(null, body),
      );
      for (const { name: path, meta } of procedures.filter((one) => one.meta.mayBeLarge)) {
        large.post(`/api/trpc/${path}`, { ...largeBodies(meta) }, (req, res) =>
          fastifyRequestHandler({ ...trpcOptions, req, res, path }),
        );
      }
    });
  });
}

/** What an answer says beside its body: what its writes may have changed, and when to try again. */
const answerHeaders: ResponseMetaFn<AppRouter> = ({ ctx, type, errors }) => {
  const headers = new Headers();
  if (ctx && type === "mutation") headers.set(changesHeader, [...ctx.touched].join(","));
  const [seconds] = errors.flatMap(({ cause }) => retryAfterOf(cause) ?? []);
  if (seconds) headers.set("retry-after", String(seconds));
  return { headers };
};

const methods = new Set(["GET", "HEAD", "POST"]);

// tRPC answers some methods that no call has, and falls over others, such as TRACE.
async function refuseOtherMethods({ method }: FastifyRequest) {
  if (!methods.has(method)) throw new Refusal("ROUTE_NOT_FOUND");
}

const json = /^application\/json\s*(;|$)/i;

// tRPC takes forms as well, and reads one of any size into memory before it asks who calls; of what
// has no type it speaks in plain text.
async function refuseForms({ method, headers }: FastifyRequest) {
  if (method !== "POST" || json.test(headers["content-type"] ?? "")) return;
  throw new Refusal("NOT_JSON");
}
