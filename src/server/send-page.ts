import { randomBytes, randomInt } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(gzip);
const mostPadding = 96;

/**
 * Sends a page that was made for one person, compressed where their browser takes it. Its length then
 * tells a little of what is in it (BREACH); a comment of random length says something else each time,
 * and no other site can have such a page fetched but by leading its reader there.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.header("cache-control", "no-store");
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
  const padding = randomBytes(randomInt(mostPadding)).toString("base64");
  reply.header("content-encoding", "gzip").header("vary", "cookie, accept-encoding");
  return reply.send(await compress(`${html}<!-- ${padding} -->\n`));
}
