import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { RenderApp } from "../shared/first-answers";

const rendererSchema = z.object({
  renderApp: z.custom<RenderApp>((exported) => typeof exported === "function"),
});

/**
 * What draws screens ahead: the browser's app, built for the server beside the pages' `folder`.
 * Undefined where it was not built: then the browser draws all.
 */
export async function readRenderer(folder: string): Promise<RenderApp | undefined> {
  const file = path.join(folder, "..", "renderer", "render-app.js");
  if (!existsSync(file)) return undefined;
  return rendererSchema.parse(await import(pathToFileURL(file).href)).renderApp;
}
