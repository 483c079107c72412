import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, type Plugin } from "vite";

const early = / *<script src="\/([\w-]+\.js)"><\/script>\n/g;

/**
 * Joins the scripts that a page runs before its first paint into one file with a hash in its name:
 * a first visit asks once for them, and a later one not at all.
 */
export function earlyScripts(): Plugin {
  const joined = new Map<string, string>();
  let publicDir = "";
  return {
    name: "slipway:early-scripts",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async transformIndexHtml(html) {
      const names = [...html.matchAll(early)].map(([, name = ""]) => name);
      const texts = await Promise.all(
        names.map((name) => readFile(path.join(publicDir, name), "utf8")),
      );
      const { code: source } = await minify("early.js", texts.join(""), { module: false });
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/early-${hash}.js`;
      joined.set(fileName, source);
      const [first = ""] = names;
      return html.replace(`/${first}"`, `/${fileName}"`).replace(early, "");
    },
    generateBundle() {
      for (const [fileName, source] of joined) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
