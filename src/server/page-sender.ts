import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { OpenedPage, OpenPage } from "./api/open-pages";
import { hasAlready } from "./has-already";
import { readPageTemplate } from "./page-template";

// A page that comes late with its answers is worse than one that asks for them.
const patienceMs = 1000;

const unopened: OpenedPage = { answers: null };

/**
 * Sends the built page. A member's holds what it was made for, so nobody may keep it; a visitor's
 * is the same for all, and is asked for again each time.
 */
export async function pageSender(folder: string, openPage: OpenPage = async () => unopened) {
  const template = await readPageTemplate(folder);
  const visitorsPages = new Map<string | undefined, { html: string; etag: string }>();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.type("text/html; charset=utf-8").header("vary", "cookie");
    const { screen, answers } = await openSoon(request);
    if (answers) {
      reply.header("cache-control", "no-store");
      return reply.send(template.membersPage(screen, answers));
    }
    const { html, etag } = visitorsPage(screen);
    reply.header("cache-control", "no-cache").header("etag", etag);
    return hasAlready(request, etag) ? reply.code(304).send() : reply.send(html);
  };

  /** Where nobody can be asked in time, the browser is told by the API what is wrong. */
  function openSoon(request: FastifyRequest): Promise<OpenedPage> {
    const opened = openPage(request).catch((error: unknown) => {
      request.log.warn(error);
      return unopened;
    });
    return Promise.race([opened, wait(patienceMs, unopened, { ref: false })]);
  }

  function visitorsPage(screen: string | undefined) {
    const made = visitorsPages.get(screen);
    if (made) return made;
    const html = template.visitorsPage(screen);
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 20)}"`;
    visitorsPages.set(screen, { html, etag });
    return { html, etag };
  }
}
