import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { gunzipSync, gzipSync } from "node:zlib";

/** Writes the backup `file` with other words in it, and a sum that holds for them, beside it. */
export async function rewriteBackup(
  file: string,
  change: (text: string) => string,
): Promise<string> {
  const lines = change(gunzipSync(await readFile(file)).toString()).split("\n");
  const closing = JSON.parse(lines.at(-2) ?? "");
  const above = `${lines.slice(0, -2).join("\n")}\n`;
  closing.sha256 = createHash("sha256").update(above).digest("hex");
  await writeFile(`${file}.rewritten`, gzipSync(`${above}${JSON.stringify(closing)}\n`));
  return `${file}.rewritten`;
}
