import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Refusal, RefusalCode } from "../../shared/refusals";
import { refusalSentences, sentenceOf } from "../answers/refusal-sentences";
import { refusalIn } from "../database/database-failures";
import { logFailure } from "./log-failure";
import { httpStatusOf, retryAfterOf } from "./refusal-status";

/** What goes wrong outside a procedure: unreadable bodies, unknown paths, bugs. Always JSON. */
export function answerFailures(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => refuse(reply, "ROUTE_NOT_FOUND"));

  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = refusalIn(error);
    const seconds = retryAfterOf(refusal);
    if (seconds) reply.header("retry-after", seconds);
    if (refusal) {
      logFailure(request.log, httpStatusOf(refusal.code), refusal);
      return refuse(reply, refusal.code, { error: sentenceOf(refusal) });
    }
    // Whatever was sent there, there is no such address.
    if (request.is404) return refuse(reply, "ROUTE_NOT_FOUND");
    const { status, code } = describe(error);
    logFailure(request.log, status, error);
    return refuse(reply, code, { status });
  });
}

/** A path no server can read, such as `/api/%`. */
export const refuseUnreadablePath = (
  _error: FastifyError,
  _request: unknown,
  reply: FastifyReply,
) => refuse(reply, "BAD_INPUT");

function refuse(
  reply: FastifyReply,
  code: RefusalCode,
  {
    status = httpStatusOf(code),
    error = refusalSentences[code],
  }: { status?: number; error?: string } = {},
) {
  return reply.status(status).type("application/json").send({ error, code });
}

function describe(error: FastifyError): { status: number; code: RefusalCode } {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: "BODY_TOO_LARGE" };
  if (status === 415) return { status, code: "NOT_JSON" };
  if (status >= 400 && status < 500) return { status, code: "BAD_INPUT" };
  return { status: 500, code: "UNEXPECTED" };
}
