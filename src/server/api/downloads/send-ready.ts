import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReadyAnswer } from "../../answers/ready-answer";
import { isNotModified } from "../../pages/not-modified";

/**
 * Sends an answer that is ready, or 304 to whoever has it already. Browsers may keep it, and have to
 * ask each time whether it still holds; no cache that several people share may.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer) {
  const { json, etag } = ready;
  reply.header("etag", etag).header("cache-control", "private, no-cache");
  if (isNotModified(request, etag)) return reply.status(304).send();
  return reply.type("application/json; charset=utf-8").send(json);
}
