import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReadyAnswer } from "../ready-answer";

/**
 * Sends an answer that is ready, or 304 to whoever has it already. Browsers may keep it, and have to
 * ask each time whether it still holds; no cache that several people share may.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer) {
  const { json, etag } = ready;
  reply.header("etag", etag).header("cache-control", "private, no-cache");
  if (names(request.headers["if-none-match"] ?? "", etag)) return reply.status(304).send();
  return reply.type("application/json; charset=utf-8").send(json);
}

// A proxy that packs an answer weakens its tag.
const names = (tags: string, etag: string) =>
  tags.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
