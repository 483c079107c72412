import { expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { TestAnswer } from "../testing/test-client";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const changing = async () => {
  const sam = await club().logIn("sam");
  return (currentPassword: string, newPassword = "new-oars-9") =>
    sam.put("/api/auth/change-password", { currentPassword, newPassword });
};

const statuses = (answers: TestAnswer[]) => answers.map(({ status }) => status).sort();

function expectSlowed({ status, headers }: TestAnswer) {
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(headers["retry-after"])).toBeLessThanOrEqual(180);
}

test("who guesses the present password is slowed as at the log-in", async () => {
  const change = await changing();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nr) => change(`guess-${nr}`)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  answers.filter(({ status }) => status !== 422).forEach(expectSlowed);
});

test("who mistypes the present password a few times is not", async () => {
  const change = await changing();
  for (let nr = 0; nr < 5; nr++) expect((await change("mistyped")).status).toBe(422);
  expect((await change(testPassword)).status).toBe(200);
});

test("of several changes at once one holds", async () => {
  const change = await changing();
  const answers = await Promise.all(
    ["one-oar-1", "two-oars-2", "three-oars-3"].map((next) => change(testPassword, next)),
  );
  expect(statuses(answers)).toEqual([200, 422, 422]);
});

test("choosing passwords by link is counted per address, but a wrong link costs nothing", async () => {
  const choose = (token: string) =>
    club().visitor().post("/api/auth/choose-password", { token, newPassword: "new-oars-9" });
  const guesses = await Promise.all(Array.from({ length: 120 }, (_, nr) => choose(`guess-${nr}`)));
  expect(new Set(statuses(guesses))).toEqual(new Set([422]));

  await club()
    .visitor()
    .post("/api/auth/reset-password", { email: personEmail("sam") });
  const [mail] = await club().services.db.outboxMessage.findMany();
  const token = mail?.secretLink?.split("/").at(-1) ?? "";
  for (let nr = 0; nr < 100; nr++) await club().services.visitors.take("password", "127.0.0.1");
  expectSlowed(await choose(token));
});
