import { expect, test } from "vitest";
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token";

const token = unsubscribeToken("secret", { memberId: 42, topic: "hours" });

test("a token reads as what it was made for", () => {
  expect(readUnsubscribeToken("secret", token)).toEqual({ memberId: 42, topic: "hours" });
});

test.each([
  ["another member", token.replace("42", "43")],
  ["another topic", token.replace("hours", "bookings")],
  ["no signature", "42.hours."],
  ["nothing", ""],
  ["a signature of another secret", unsubscribeToken("other", { memberId: 42, topic: "hours" })],
])("a token with %s stops nothing", (_what, changed) => {
  expect(readUnsubscribeToken("secret", changed)).toBeNull();
});
