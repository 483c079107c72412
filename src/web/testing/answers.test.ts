import { expect, expectTypeOf, it } from "vitest";
import { type Answers, answerTo } from "./answers";
import { testCodes } from "./codes";

it("takes what the router answers, and does not compile with a field that is missing or wrong", () => {
  const whole = { "bookings.accessCodes": testCodes() };
  expectTypeOf(whole).toExtend<Answers>();
  expectTypeOf({ "bookings.accessCodes": () => testCodes() }).toExtend<Answers>();
  expectTypeOf({ "bookings.accessCodes": { access: null } }).not.toExtend<Answers>();
  expectTypeOf({ "bookings.accessCodes": () => ({ access: null }) }).not.toExtend<Answers>();
  const wrong = { "bookings.accessCodes": { ...testCodes(), mailed: "yes" } };
  expectTypeOf(wrong).not.toExtend<Answers>();
  expect(answerTo(whole, "bookings.accessCodes", undefined)).toEqual(testCodes());
});

it("takes null for a read, which says that there is no session, and not for a write", () => {
  expectTypeOf({ "auth.me": null }).toExtend<Answers>();
  expectTypeOf({ "bookings.cancel": null }).not.toExtend<Answers>();
});

it("fails by its name at a call that nobody foresaw", () => {
  expect(() => answerTo({}, "bookings.mine", undefined)).toThrow(
    "The test has no answer for bookings.mine",
  );
});
