import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL(".", import.meta.url));
const places = ["", "../scripts", "../prisma"].map((folder) => path.join(src, folder));

test.each([
  { document: "rules", section: "Hours" },
  { document: "decisions", section: "Data and transactions" },
])("every section of the $document that a comment names exists", async ({ document, section }) => {
  const headings = headingsOf(await readFile(path.join(src, `${document}.md`), "utf8"));
  expect(headings).toContain(section);
  const files = (await Promise.all(places.map(listFiles))).flat();
  const citations = (await Promise.all(files.map((file) => citationsIn(file, document)))).flat();
  expect(citations).not.toEqual([]);
  expect(citations.filter(({ words }) => !headings.some((one) => words.startsWith(one)))).toEqual(
    [],
  );
});

const headingsOf = (text: string) =>
  [...text.matchAll(/^#{2,3} (.+)$/gm)].flatMap(([, heading]) => heading ?? []);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|sql|prisma)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}generated${path.sep}`));
}

/** The words after each `document, ` before a capital letter, also across the lines of a comment. */
async function citationsIn(file: string, document: string) {
  const text = (await readFile(file, "utf8")).replace(/\s*\n\s*(?:\*|\/\/+|--)?\s*/g, " ");
  return [...text.matchAll(new RegExp(`\\b${document}, ([A-Z].{0,40})`, "g"))].map(
    ([, words = ""]) => ({ file, words }),
  );
}
