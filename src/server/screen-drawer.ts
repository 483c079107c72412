import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { FirstAnswer, RenderApp } from "../shared/first-answers";
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

  // What is anyone's is drawn once for each thing that it says, so about once a minute.
  const anyonesDrawings = new LRUCache<string, string>({ max: 8 });

  return async (
    request: FastifyRequest,
    answers: FirstAnswer[],
    anyones = false,
  ): Promise<Drawing | undefined> => {
    // Nothing of a query may stand in a page that is compressed (src/README.md).
    if (!renderApp || request.url.includes("?")) return undefined;
    const wide = !isPhone(request);
    try {
      const key = anyones ? JSON.stringify([request.url, wide, answers]) : "";
      const html = anyonesDrawings.get(key) ?? (await renderApp(request.url, answers, wide));
      if (anyones) anyonesDrawings.set(key, html);
      return { html, wide };
    } catch (error) {
      request.log.error(error);
      return undefined;
    }
  };
}

/** Browsers say it in one header or the other; a wrong guess costs a second drawing. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers["sec-ch-ua-mobile"] === "?1" || /\bMobi/.test(headers["user-agent"] ?? "");
