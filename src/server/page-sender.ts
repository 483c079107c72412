import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FirstAnswer } from "../shared/first-answers";
import type { OpenedPage, OpenPage } from "./api/open-pages";
import { hasAlready } from "./has-already";
import { type Drawing, readPageTemplate } from "./page-template";
import { readRenderer } from "./read-renderer";
import { sendPage } from "./send-page";

// A page that comes late with its answers is worse than one that asks for them.
const patienceMs = 1000;

const unopened: OpenedPage = { answers: null };

/**
 * Sends the built page. A member's holds what it was made for, so nobody may keep it; a visitor's
 * is the same for all, and is asked for again each time.
 */
export async function pageSender(folder: string, openPage: OpenPage = async () => unopened) {
  const template = await readPageTemplate(folder);
  const renderApp = await readRenderer(folder);
  const visitorsPages = new Map<string | undefined, { html: string; etag: string }>();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.type("text/html; charset=utf-8").header("vary", "cookie");
    const { screen, answers, drawn } = await openSoon(request);
    if (answers) {
      const drawing = drawn ? await draw(request, answers) : undefined;
      return sendPage(request, reply, template.membersPage(screen, answers, drawing));
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

  /** What cannot be drawn here, the browser draws. */
  async function draw(
    request: FastifyRequest,
    answers: FirstAnswer[],
  ): Promise<Drawing | undefined> {
    const wide = !isPhone(request);
    try {
      const html = await renderApp?.(request.url, answers, wide);
      return html === undefined ? undefined : { html, wide };
    } catch (error) {
      request.log.error(error);
      return undefined;
    }
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

/** Browsers say it in one header or the other; a wrong guess costs a second drawing. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers["sec-ch-ua-mobile"] === "?1" || /\bMobi/.test(headers["user-agent"] ?? "");
