import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/** Puts the icon into the built pages, because the headers of its answer would weigh twice as much. */
export function inlineIcon(): Plugin {
  let publicDir = "";
  return {
    name: "slipway:inline-icon",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async transformIndexHtml(html) {
      const drawn = await readFile(path.join(publicDir, "favicon.svg"), "utf8");
      const address = `data:image/svg+xml,${encodeURIComponent(drawn.replaceAll(/\s*\n\s*/g, ""))}`;
      return html.replace('href="/favicon.svg"', `href="${address}"`);
    },
  };
}
