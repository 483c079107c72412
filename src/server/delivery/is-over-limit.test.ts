import { expect, test } from "vitest";
import { isOverLimit } from "./is-over-limit";

const refusedWith = (response: string) =>
  isOverLimit(Object.assign(new Error(response), { response }));

test.each([
  "550-5.4.5 Daily user sending limit exceeded. For more information on Gmail",
  "454 Throttling failure: Daily message quota exceeded.",
  "550 5.1.90 Your message can't be sent because you've reached your daily limit for recipients",
  "550 Domain club.example has exceeded the max emails per hour (50/50 (100%)) allowed",
  "451 Authentication failed: Maximum credits exceeded",
])("is so of %j", (response) => {
  expect(refusedWith(response)).toBe(true);
});

test.each([
  "452 4.2.2 The email account that you tried to reach is over quota",
  "452 4.2.2 The recipient's daily quota is exceeded",
  "552 5.3.4 Message size exceeds the sending limit",
  "450 Try again later",
  "550 5.1.1 No such user",
])("is not so of %j", (response) => {
  expect(refusedWith(response)).toBe(false);
});

test("is not so of a server that does not answer", () => {
  expect(isOverLimit(new Error("connect ECONNREFUSED"))).toBe(false);
});
