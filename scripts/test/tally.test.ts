import { expect, test } from "vitest";
import { Tally } from "./tally.mjs";

const screens = { name: "Screens", passed: 40, failed: 2, skipped: [] };
const races = { name: "Races", passed: 3, failed: 0, skipped: ["two at once", "forty at once"] };

function tallied({ strict }: { strict: boolean }) {
  const tally = new Tally(strict);
  tally.addCheck("Lint", true);
  tally.add(screens);
  tally.add(races);
  tally.addMissing("Browser tests", "no browser");
  return tally;
}

test("ends with the sum of tests and checks, and nothing else on the line", () => {
  expect(tallied({ strict: false }).lines().at(-1)).toBe("44 passed, 2 failed");
});

test("counts a check that failed", () => {
  const tally = new Tally(false);
  tally.addCheck("Type check", false);
  expect(tally.lines().at(-1)).toBe("0 passed, 1 failed");
});

test("names everything that was left out", () => {
  const lines = tallied({ strict: false }).lines();
  for (const what of ["two at once", "forty at once", "Browser tests: no browser"])
    expect(lines).toContainEqual(expect.stringContaining(what));
});

test("fails for everything that was left out where nothing may be", () => {
  expect(tallied({ strict: true }).failed).toBe(5);
});
