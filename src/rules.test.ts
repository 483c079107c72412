import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL(".", import.meta.url));
const places = ["", "../scripts", "../prisma"].map((folder) => path.join(src, folder));

test("every section of the rules that a comment names is there", async () => {
  const headings = headingsOf(await readFile(path.join(src, "rules.md"), "utf8"));
  expect(headings).toContain("Hours");
  const files = (await Promise.all(places.map(listFiles))).flat();
  const citations = (await Promise.all(files.map(citationsIn))).flat();
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(({ words }) => !headings.some((one) => words.startsWith(one)))).toEqual(
    [],
  );
});

const headingsOf = (rules: string) =>
  [...rules.matchAll(/^#{2,3} (.+)$/gm)].flatMap(([, heading]) => heading ?? []);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|sql|prisma)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}generated${path.sep}`));
}

/** What follows each "rules, " that a capital letter follows, over the line breaks of comments. */
async function citationsIn(file: string) {
  const text = (await readFile(file, "utf8")).replace(/\s*\n\s*(?:\*|\/\/+|--)?\s*/g, " ");
  return [...text.matchAll(/\brules, ([A-Z].{0,40})/g)].map(([, words = ""]) => ({ file, words }));
}
