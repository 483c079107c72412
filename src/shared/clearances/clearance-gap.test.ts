import { expect, it } from "vitest";
import { clearanceGap } from "./clearance-gap";

const held = [{ name: "Level 2", grantedOn: "2026-11-20", expiresOn: "2026-12-20" }];

it.each([
  ["2026-11-19", { code: "CLEARANCE_MISSING" }],
  ["2026-11-20", null],
  ["2026-12-20", null],
  ["2026-12-21", { code: "CLEARANCE_EXPIRED", expiredOn: "2026-12-20" }],
])("a clearance from November 20 to December 20 leaves on %s %o", (day, gap) => {
  expect(clearanceGap("Level 2", held, day)).toEqual(gap);
});

it("another clearance is none, and a boat that requires nothing needs none", () => {
  expect(clearanceGap("Level 1", held, "2026-11-20")).toEqual({ code: "CLEARANCE_MISSING" });
  expect(clearanceGap(null, [], "2026-11-20")).toBeNull();
});
