import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import { VisitorLimit } from "./visitor-limit";

const club = openTestClub();
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test("sixty applications a minute from one address pass; a flood waits a minute at most", async () => {
  const limit = new VisitorLimit(club().services.db);
  for (const _ of times(60)) await limit.take("application", "198.51.100.7");
  const flood = await Promise.allSettled(
    times(60).map(() => limit.take("application", "198.51.100.7")),
  );
  const refused = flood.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(20);
  expect(refused[0]?.reason).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
  expect(refused[0]?.reason.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test("a flood from one address stops neither another nor anything else", async () => {
  const limit = new VisitorLimit(club().services.db);
  await Promise.allSettled(times(200).map(() => limit.take("application", "198.51.100.7")));
  await expect(limit.take("application", "203.0.113.9")).resolves.toBeUndefined();
  await expect(limit.take("password", "198.51.100.7")).resolves.toBeUndefined();
});

test("of a day's applications from one address 500 are answered by mail", async () => {
  const limit = new VisitorLimit(club().services.db);
  const answers = await Promise.all(times(600).map(() => limit.mayWrite("198.51.100.7")));
  expect(answers.filter(Boolean)).toHaveLength(500);
  expect(await limit.mayWrite("203.0.113.9")).toBe(true);
});
