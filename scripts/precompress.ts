import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:css|html|ico|js|json|mjs|svg|txt|webmanifest)$/;
// Below this there is next to nothing to save.
const smallestBytes = 512;

/** Writes `.br` and `.gz` beside every built text file, so that the server never compresses. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "slipway:precompress",
    apply: "build",
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const files = await readdir(outDir, { recursive: true });
      const texts = files.filter((file) => compressible.test(file));
      await Promise.all(texts.map((file) => compressFile(path.join(outDir, file))));
    },
  };
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes)),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ]);
}

function brotli(bytes: Buffer) {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
