import { expect, test } from "vitest";
import { countTests } from "./run-vitest.mjs";

const passed = { status: "passed", fullName: "books a boat" };
const failed = { status: "failed", fullName: "refunds once" };
const skipped = { status: "pending", fullName: "rows backwards" };

test("counts passed and failed tests and names the skipped", () => {
  expect(
    countTests([
      { status: "passed", assertionResults: [passed, skipped] },
      { status: "failed", assertionResults: [passed, failed] },
    ]),
  ).toEqual({ passed: 2, failed: 1, skipped: ["rows backwards"] });
});

test("counts a file that does not load as one failure", () => {
  expect(countTests([{ status: "failed", assertionResults: [] }]).failed).toBe(1);
});

test("counts a file whose clean-up fails, though every test in it passed", () => {
  expect(countTests([{ status: "failed", assertionResults: [passed] }]).failed).toBe(1);
});
