import { expect, test } from "vitest";
import { slowestFiles } from "./slowest-files.mjs";

test("names the ten files that took longest, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, nr) => ({
    file: `${nr}.test.ts`,
    durationMs: nr * 1000 + 40,
  }));
  const lines = slowestFiles(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("  11.0 s  11.test.ts");
  expect(lines.at(-1)).toBe("   2.0 s  2.test.ts");
});
