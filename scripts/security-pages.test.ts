import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "./project-root.mjs";

const github = path.join(projectRoot, ".github");
const read = (file: string) => readFileSync(path.join(github, file), "utf8");

test("each threat names tests that exist", () => {
  const threats =
    read("SECURITY.md")
      .match(/^\| .*$/gm)
      ?.slice(1) ?? [];
  expect(threats.length).toBeGreaterThan(10);
  for (const threat of threats) {
    const files = [...threat.matchAll(/`(src\/[^`]+\.test\.tsx?)`/g)].map(([, file = ""]) => file);
    expect(files, threat).not.toHaveLength(0);
    expect(files.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
  }
});

describe("the list of OWASP's requirements", () => {
  const page = read("asvs.md");
  const rows = [
    ...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| (.) \| ([^|]*) \| ([^|]*)\|$/gm),
  ];
  const links = new Map(
    [...page.matchAll(/^\[(\w+)\]: (\S+)$/gm)].map(([, name = "", file = ""]) => [name, file]),
  );

  test("has each of them once, and counts them rightly", () => {
    const numbers = rows.map(([, number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const count = (mark: string) => rows.filter(([, , given]) => given === mark).length;
    expect(page).toContain(
      `${count("✓")} are tested, ${count("○")} hold without a test, ${count("✗")} do not hold.`,
    );
    expect(count("✓") + count("○") + count("✗")).toBe(page.match(/^\| \d/gm)?.length);
  });

  test("names tests that exist wherever it says tested, and reasons wherever it does not hold", () => {
    for (const [row, , mark, how = "", named = ""] of rows) {
      const tests = [...named.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => links.get(name) ?? "");
      expect(tests.length > 0, row).toBe(mark === "✓");
      expect(
        tests.every((file) => file && existsSync(path.join(github, file))),
        row,
      ).toBe(true);
      expect(how.trim(), row).not.toBe("");
    }
  });
});

test("the workflow takes nobody's word for a version: each action is pinned to a commit", () => {
  const actions = read("workflows/test.yml").match(/uses: .*/g) ?? [];
  expect(actions).not.toHaveLength(0);
  for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d/);
});
