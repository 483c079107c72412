import type { FastifyError, FastifyInstance } from "fastify";
import { Refusal, type RefusalCode, refusalSentences } from "../../shared/refusals";
import { TooManyAttempts } from "../auth/sign-in-attempts";
import { httpStatusOf } from "./refusal-status";

/** What goes wrong outside a procedure: unreadable bodies, unknown paths, bugs. Always JSON. */
export function answerFailures(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => {
    const code = "ROUTE_NOT_FOUND";
    return reply.status(404).send({ error: refusalSentences[code], code });
  });

  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof TooManyAttempts) reply.header("retry-after", error.retryAfterSeconds);
    if (error instanceof Refusal) {
      return reply
        .status(httpStatusOf(error.code))
        .send({ error: error.message, code: error.code });
    }
    const { status, code } = describe(error);
    if (status >= 500) request.log.error(error);
    return reply.status(status).send({ error: refusalSentences[code], code });
  });
}

function describe(error: FastifyError): { status: number; code: RefusalCode } {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: "BODY_TOO_LARGE" };
  if (status >= 400 && status < 500) return { status, code: "BAD_INPUT" };
  return { status: 500, code: "UNEXPECTED" };
}
