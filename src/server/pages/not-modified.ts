import type { FastifyRequest } from "fastify";

/** Whether whoever asks has the answer of this tag already, so that a 304 will do. */
export function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const tags = (headers["if-none-match"] ?? "").split(",");
  // A proxy that packs an answer weakens its tag.
  return tags.some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}
