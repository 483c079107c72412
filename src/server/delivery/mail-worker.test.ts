import { expect, test } from "vitest";
import { restAfter } from "./mail-worker";

test("mail rests for longer while many people are booking", () => {
  expect(restAfter(0.9)).toBeGreaterThanOrEqual(5 * restAfter(0.2));
});
