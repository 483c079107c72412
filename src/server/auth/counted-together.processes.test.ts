import { expect, test } from "vitest";
import { cleanUp } from "../jobs/clean-up";
import { openTwoProcesses } from "../testing/open-two-processes";
import type { TestAnswer } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { personEmail, testPassword } from "../testing/test-people";

// Asked at one process and the other by turns.
const club = openTwoProcesses();

const tryIn = (turn: number, email: string, password: string) =>
  club().visitor(turn).post("/api/auth/login", { email, password });
const atOnce = (count: number, ask: (turn: number) => Promise<TestAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));
const count = (answers: TestAnswer[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

test("two processes give a guesser no more tries than one", async () => {
  const answers = await atOnce(40, (turn) => tryIn(turn, personEmail("sam"), `guess-${turn}`));
  expect([count(answers, 401), count(answers, 429)]).toEqual([10, 30]);
});

test("nor to one who guesses at many members from one address", async () => {
  const answers = await atOnce(130, (turn) => tryIn(turn, `member${turn}@row.example`, "x"));
  expect([count(answers, 401), count(answers, 429)]).toEqual([100, 30]);
});

test("log-ins that succeed at both of them are not counted", async () => {
  for (let nr = 0; nr < 24; nr++) {
    expect((await tryIn(nr, personEmail("lee"), testPassword)).status).toBe(200);
  }
});

test("applications from one address are counted together", async () => {
  const person = { firstName: "Noor", lastName: "H", phone: "250-555-0199", address: "1 Bay" };
  const answers = await atOnce(120, (turn) =>
    club()
      .visitor(turn)
      .post("/api/members/register", { ...person, email: `noor${turn}@row.example` }),
  );
  expect([count(answers, 201), count(answers, 429)]).toEqual([100, 20]);
});

test("what was counted names nobody, and is forgotten once its time is over", async () => {
  const { db } = club();
  await tryIn(0, personEmail("sam"), "guess");
  const kept = await db.rateLimit.findMany();
  expect(kept).toHaveLength(3);
  expect(kept.map(({ key }) => key).join()).not.toMatch(/row\.example|127\.0\.0/);
  await cleanUp(db, testMoment(new Date()));
  expect(await db.rateLimit.count()).toBe(3);
  await cleanUp(db, testMoment(new Date(Date.now() + 4 * 60_000)));
  expect(await db.rateLimit.count()).toBe(0);
});
