import { expect, test } from "vitest";
import { countTests } from "./run-vitest.mjs";

const passed = { status: "passed", fullName: "books a boat" };
const failed = { status: "failed", fullName: "refunds once" };
const skipped = { status: "pending", fullName: "rows backwards" };
const unit = "/slipway/src/shared/booking.test.ts";

test("counts passed and failed tests and names the skipped", () => {
  expect(
    countTests([
      { name: unit, status: "passed", assertionResults: [passed, skipped] },
      { name: unit, status: "failed", assertionResults: [passed, failed] },
    ]),
  ).toEqual([{ name: "Unit tests", passed: 2, failed: 1, skipped: ["rows backwards"] }]);
});

test("does not call skipped what has another name than was asked for", () => {
  const report = [{ name: unit, status: "passed", assertionResults: [passed, skipped] }];
  expect(countTests(report, true)).toEqual([
    { name: "Unit tests", passed: 1, failed: 0, skipped: [] },
  ]);
});

test("counts each kind of test by itself", () => {
  const files = [
    unit,
    "/a/races.integration.test.ts",
    "/a/live.browser.test.ts",
    "/a/page.test.tsx",
  ];
  const report = files.map((name) => ({ name, status: "passed", assertionResults: [passed] }));
  expect(countTests(report).map(({ name, passed }) => [name, passed])).toEqual([
    ["Unit tests", 2],
    ["Integration tests", 1],
    ["Browser tests", 1],
  ]);
});

test("counts a file that does not load as one failure", () => {
  const [count] = countTests([{ name: unit, status: "failed", assertionResults: [] }]);
  expect(count?.failed).toBe(1);
});

test("counts a file whose clean-up fails, though every test in it passed", () => {
  const [count] = countTests([{ name: unit, status: "failed", assertionResults: [passed] }]);
  expect(count?.failed).toBe(1);
});
