import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

const header = "x-request-id";
const usual = /^[\w-]{8,64}$/;

/** Names a request for the log: as the proxy before us named it, where there is one, else anew. */
export const nameRequests =
  (trustProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers[header];
    return trustProxy && typeof given === "string" && usual.test(given) ? given : randomUUID();
  };

/** Each answer says how the log calls its request, so that whoever reports a failure can quote it. */
export function sendRequestIds(app: FastifyInstance) {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(header, request.id);
  });
}
