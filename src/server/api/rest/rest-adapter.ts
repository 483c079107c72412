import { Readable } from "node:stream";
import { callTRPCProcedure, TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { maxId } from "../../../shared/fields/ids";
import { isLong, writeJson } from "../../answers/long-list";
import { readyFormOf } from "../../answers/ready-answer";
import { refusalSentences } from "../../answers/refusal-sentences";
import { appRouter } from "../app-router";
import { contextFor, type Services } from "../context";
import { sendReady } from "../downloads/send-ready";
import type { LargeBodies } from "../http/large-bodies";
import { logFailure } from "../log-failure";
import { retryAfterOf } from "../refusal-status";
import { describeFailure } from "../trpc";
import { type RestRoute, restRoutes } from "./rest-routes";

/** Serves the documented paths from the same procedures as tRPC. */
export function serveRest(app: FastifyInstance, services: Services, largeBodies: LargeBodies) {
  for (const route of restRoutes) {
    const { name, type, meta } = route.procedure;
    app.route({
      method: route.method,
      url: route.path,
      ...largeBodies(meta),
      config: { opensToTokens: route.token },
      handler: async (request, reply) => {
        try {
          const answer = await callTRPCProcedure({
            router: appRouter,
            path: name,
            ctx: contextFor(services, request),
            getRawInput: async () => inputOf(request, route),
            type,
            signal: undefined,
            batchIndex: 0,
          });
          if (route.redirect) return reply.redirect(route.redirect);
          const ready = readyFormOf(answer);
          if (ready) return sendReady(request, reply, ready);
          reply.status(statusOf(route, answer));
          return isLong(answer) ? sendLong(reply, answer) : reply.send(answer);
        } catch (error) {
          return refuse(request, reply, route, error);
        }
      },
    });
  }
}

function statusOf(route: RestRoute, answer: unknown): number {
  if (route.isPending?.(answer)) return 202;
  return route.isTrial?.(answer) ? 200 : (route.status ?? 200);
}

const sendLong = (reply: FastifyReply, list: readonly unknown[]) =>
  reply.type("application/json; charset=utf-8").send(Readable.from(writeJson(list)));

// A path names its subject, so its parameters win over whatever else was sent.
function inputOf(request: FastifyRequest, route: RestRoute): unknown {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== "object" || Array.isArray(body))) {
    throw new TRPCError({ code: "BAD_REQUEST", message: refusalSentences.BAD_INPUT });
  }
  const params = fields(request.params);
  const subject = route.path.startsWith("/api/") ? rowIds(params) : params;
  // A write takes from the query only what says so, because addresses are logged and remembered.
  const query = route.method === "GET" || route.takesQuery ? fields(request.query) : {};
  return { ...query, ...body, ...subject };
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const names = ["token", "place", "question"];

/**
 * Ids as numbers; a token and names stay what they are. Text that is no possible id becomes 0, which no row has: whoever may ask is told
 * that there is no such thing (404).
 */
const rowIds = (params: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      if (names.includes(name)) return [name, text];
      const id = typeof text === "string" && /^\d{1,10}$/.test(text) ? Number(text) : 0;
      return [name, id <= maxId ? id : 0];
    }),
  );

function refuse(request: FastifyRequest, reply: FastifyReply, route: RestRoute, thrown: unknown) {
  const error =
    thrown instanceof TRPCError
      ? thrown
      : new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: thrown });
  const status = getHTTPStatusCodeFromError(error);
  const { message, code, field, now, namesField = route.namesField } = describeFailure(error);
  logFailure(request.log, status, error.cause ?? error);
  const seconds = retryAfterOf(error.cause);
  if (seconds) reply.header("retry-after", seconds);
  return reply.status(status).send({
    ...route.refusal,
    error: message,
    code,
    ...(namesField && { field }),
    ...(now !== undefined && { field, now }),
  });
}
