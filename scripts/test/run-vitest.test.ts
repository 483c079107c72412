import { expect, test } from "vitest";
import type { TestFile } from "./file-report";
import { countTests } from "./run-vitest.mjs";

const passed = { state: "passed", fullName: "books a boat" } as const;
const failed = { state: "failed", fullName: "refunds once" } as const;
const skipped = { state: "pending", fullName: "rows backwards" } as const;
const file = (changes: Partial<TestFile>): TestFile => ({
  file: "src/shared/booking.test.ts",
  project: "unit",
  durationMs: 5,
  failed: false,
  tests: [passed],
  ...changes,
});

test("counts passed and failed tests and names the skipped", () => {
  expect(
    countTests([
      file({ tests: [passed, skipped] }),
      file({ tests: [passed, failed], failed: true }),
    ]),
  ).toEqual([{ name: "Unit tests", passed: 2, failed: 1, skipped: ["rows backwards"] }]);
});

test("does not call skipped what has another name than was asked for", () => {
  expect(countTests([file({ tests: [passed, skipped] })], true)).toEqual([
    { name: "Unit tests", passed: 1, failed: 0, skipped: [] },
  ]);
});

test("counts each kind of test by itself", () => {
  const projects = ["unit", "unit-screens", "unit-mocks", "club", "processes", "browser"];
  const counts = countTests(projects.map((project) => file({ project })));
  expect(counts.map(({ name, passed }) => [name, passed])).toEqual([
    ["Unit tests", 1],
    ["Screen tests", 2],
    ["Club tests", 1],
    ["Process tests", 1],
    ["Browser tests", 1],
  ]);
});

test("counts a file that does not load as one failure", () => {
  const [count] = countTests([file({ tests: [], failed: true })]);
  expect(count?.failed).toBe(1);
});

test("counts a file whose clean-up fails, though every test in it passed", () => {
  const [count] = countTests([file({ failed: true })]);
  expect(count?.failed).toBe(1);
});
