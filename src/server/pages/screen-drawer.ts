import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { FirstAnswer, RenderApp } from "../../shared/opening/first-answers";
import type { Drawing } from "./page-template";

const rendererSchema = z.object({
  renderApp: z.custom<RenderApp>((exported) => typeof exported === "function"),
});

/**
 * Draws screens with the browser's app, which the server's build holds beside the pages' `folder`.
 * What cannot be drawn is undefined, and so is all where it was not built: the browser will do it.
 * The drawing waits for nothing but the app's own files, once for each.
 */
export async function screenDrawer(folder: string) {
  const file = path.join(folder, "..", "server", "render-app.js");
  const { renderApp } = existsSync(file)
    ? rendererSchema.parse(await import(pathToFileURL(file).href))
    : {};

  const anyonesDrawings = new LRUCache<string, Promise<string>>({ max: 24 });

  return async (
    request: FastifyRequest,
    answers: FirstAnswer[],
    anyones = false,
  ): Promise<Drawing | undefined> => {
    const { url } = request;
    if (!renderApp) return undefined;
    const wide = !isPhone(request);
    const key = anyones ? JSON.stringify([url, wide, answers], withoutInstant) : null;
    try {
      const drawing = (key !== null && anyonesDrawings.get(key)) || renderApp(url, answers, wide);
      // Kept while it is drawn, too: many may ask for it at once.
      if (key !== null) anyonesDrawings.set(key, drawing);
      return { html: await drawing, wide };
    } catch (error) {
      request.log.error(error);
      return undefined;
    }
  };
}

/** No drawing shows more of the club's clock than its minute, so one does for all who come in it. */
const withoutInstant = (name: string, value: unknown) => (name === "instant" ? undefined : value);

/** Browsers say it in one header or the other; a wrong guess costs a second drawing. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers["sec-ch-ua-mobile"] === "?1" || /\bMobi/.test(headers["user-agent"] ?? "");
