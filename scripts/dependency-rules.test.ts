import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../src/server/project-root";
import { allowed, broken } from "./broken-rules";

let folder: string;
let said: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-rules-"));
  for (const part of [".biome.json", ".config", ".gitignore"]) {
    await cp(path.join(projectRoot, part), path.join(folder, part), { recursive: true });
  }
  for (const [, file, code] of broken) await write(file, code);
  for (const [file, code] of allowed) await write(file, code);
  said = await lint();
});

afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, code: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), `${code}\n`);
}

/** What lint says of each file in the folder. */
function lint(): Promise<Map<string, string[]>> {
  const biome = path.join(projectRoot, "node_modules/@biomejs/biome/bin/biome");
  const options = ["lint", "--reporter=json", "--max-diagnostics=none", "src"];
  return new Promise((resolve) => {
    execFile(process.execPath, [biome, ...options], { cwd: folder }, (_, out) => {
      const messages = new Map<string, string[]>();
      for (const { location, message } of JSON.parse(out).diagnostics) {
        messages.set(location.path, [...(messages.get(location.path) ?? []), message]);
      }
      resolve(messages);
    });
  });
}

describe("lint refuses that", () => {
  test.each(broken)("%s", (_, file, __, message) => {
    expect(said.get(file)).toContainEqual(expect.stringContaining(message));
  });
});

test.each(allowed)("lint lets %s say %s", (file) => {
  expect(said.get(file) ?? []).toEqual([]);
});

test("what features of the browser show each other goes round in no circle", async () => {
  const rule = await readFile(
    path.join(projectRoot, ".config/boundaries-between-features.grit"),
    "utf8",
  );
  const shown = [...rule.matchAll(/"([a-z-]+) > ([a-z-]+)\//g)].map(([, from = "", to = ""]) => ({
    from,
    to,
  }));
  expect(shown.length).toBeGreaterThan(50);
  const reaches = (from: string, to: string, passed = new Set<string>()): boolean =>
    shown.some(
      (arrow) =>
        arrow.from === from &&
        !passed.has(arrow.to) &&
        (arrow.to === to || reaches(arrow.to, to, passed.add(arrow.to))),
    );
  expect(shown.filter(({ from, to }) => reaches(to, from))).toEqual([]);
});
