import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { OpenedPage, OpenPage } from "../api/open-pages";
import type { PageFace } from "../settings/kept-profile";
import { compressPadded, compressPage, encodingFor, type PageEncoding } from "./compress-page";
import { isNotModified } from "./not-modified";
import { readPageTemplate } from "./page-template";
import { screenDrawer } from "./screen-drawer";

// A page that comes late with its answers is worse than one that asks for them.
const longestWaitMs = 1000;

interface VisitorsPage {
  body: string | Buffer;
  etag: string;
}

export const noFace: PageFace = { name: undefined, palette: "bay", icon: null };

const unopened: OpenedPage = {
  answers: null,
  face: noFace,
};

/**
 * Sends the built page. One that holds answers nobody may keep, also a visitor's: a browser would
 * bring it back after log-in. A visitor's without answers is the same for all, and is asked for again
 * each time.
 */
export async function pageSender(
  folder: string,
  openPage: OpenPage = async () => unopened,
  patienceMs = longestWaitMs,
) {
  const template = await readPageTemplate(folder);
  const draw = await screenDrawer(folder);
  const visitorsPages = new LRUCache<string, VisitorsPage>({ max: 100 });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.type("text/html; charset=utf-8").header("vary", "cookie, accept-encoding");
    const encoding = encodingFor(request);
    const { screen, drawn, answers, anyones, face } = await openSoon(request);
    if (answers) {
      const drawing = drawn ? await draw(request, answers, anyones) : undefined;
      const html = template.answeredPage(screen, face, answers, drawing);
      reply.header("cache-control", "no-store");
      if (!encoding) return reply.send(html);
      return reply.header("content-encoding", encoding).send(await compressPadded(html, encoding));
    }
    const { body, etag } = await visitorsPage(screen, face, encoding);
    reply.header("cache-control", "no-cache").header("etag", etag);
    if (isNotModified(request, etag)) return reply.code(304).send();
    return encoding ? reply.header("content-encoding", encoding).send(body) : reply.send(body);
  };

  /** Where nobody can be asked in time, the browser is told by the API what is wrong. */
  function openSoon(request: FastifyRequest): Promise<OpenedPage> {
    const opened = openPage(request).catch((error: unknown) => {
      request.log.warn(error);
      return unopened;
    });
    return Promise.race([opened, wait(patienceMs, unopened, { ref: false })]);
  }

  /** Made once for each screen, face and encoding. */
  async function visitorsPage(
    screen: string | undefined,
    face: PageFace,
    encoding: PageEncoding | undefined,
  ) {
    const key = JSON.stringify([screen, face, encoding]);
    const made = visitorsPages.get(key);
    if (made) return made;
    const html = template.visitorsPage(screen, face);
    const body = encoding ? await compressPage(html, encoding) : html;
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
    visitorsPages.set(key, { body, etag });
    return { body, etag };
  }
}
