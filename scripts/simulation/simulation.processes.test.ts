import { afterEach, expect, test } from "vitest";
import type { DatabaseHosts } from "./database-host";
import { drawStory } from "./draw-story";
import { playStory } from "./play-story";
import { prepareTestHosts, replay } from "./replay";

let hosts: DatabaseHosts | undefined;
afterEach(() => hosts?.close());

test.each([
  { database: "embedded", processes: 1 },
  { database: "PostgreSQL", processes: 2 },
] as const)("some days of club life break no promise on the $database database", async (club) => {
  hosts = await prepareTestHosts(club.database);
  const story = drawStory(2026, { days: 4, processes: club.processes });
  const ending = await playStory(hosts, story);
  expect(ending.broken?.promise).toBeUndefined();
  expect(ending.figures).toMatchObject({ "whole audits": 1 });
});

test("whatever is meddled with in the database is noticed", async () => {
  hosts = await prepareTestHosts("PostgreSQL");
  for (const [promise, sql] of Object.entries(meddling)) {
    const at = "2026-03-01 09:00";
    const story = [...bookings, { at, do: "meddle with the database", sql }];
    expect((await playStory(hosts, story)).broken?.promise.promise).toBe(promise);
  }
});

test("members who row every week, and with others, are told what stands", async () => {
  hosts = await prepareTestHosts("PostgreSQL");
  const ending = await playStory(hosts, together);
  expect(ending.broken?.promise).toBeUndefined();
  expect(ending.figures).toMatchObject({
    series: 1,
    "shared outings": 1,
    "joined crews": 3,
    "ended series": 1,
  });
});

// As `npm run simulate` prints a story, pasted.
test("money that comes when its buyer has left is owed back, though PayPal refuses at first", () => {
  return replay("PostgreSQL", [
    { at: "2026-03-02 08:22", do: "order", via: 0, who: 9, quantity: 1, order: 1, plan: 2 },
    { at: "2026-03-02 08:24", do: "agree", via: 0, order: 1, outcome: "PENDING" },
    { at: "2026-03-02 08:25", do: "capture", via: 1, order: 1 },
    { at: "2026-03-02 23:32", do: "delete", via: 1, who: 9 },
    { at: "2026-03-03 09:00", do: "PayPal refuses refunds", via: 0, refuses: true },
    { at: "2026-03-03 09:22", do: "decide", via: 1, order: 1, status: "COMPLETED" },
    { at: "2026-03-03 11:00", do: "work", via: 0 },
  ]);
});

test("a connection lost while a refused purchase is noted is no bug", () => {
  return replay("PostgreSQL", [
    {
      at: "2026-03-02 05:52",
      do: "bad luck lies ahead",
      via: 0,
      trouble: "lost connection",
      moments: 10,
    },
    { at: "2026-03-02 06:01", do: "order", via: 1, order: 1, who: 9, plan: 2, quantity: 1 },
    { at: "2026-03-02 06:04", do: "capture", via: 0, order: 1 },
  ]);
});

const bookings = [
  {
    at: "2026-03-01 08:00",
    do: "book",
    booking: 1,
    who: 3,
    boat: 1,
    day: "2026-03-02",
    start: "09:00",
    hours: 1,
  },
  {
    at: "2026-03-01 08:00",
    do: "book",
    booking: 2,
    who: 4,
    boat: 2,
    day: "2026-03-02",
    start: "09:00",
    hours: 1,
  },
] as const;
const everyWeek = {
  do: "book every week",
  series: 1,
  bookings: [1, 2, 3],
  who: 13,
  boat: 5,
  day: "2026-03-03",
  start: "09:00",
  hours: 1,
};
/** Two want the one part that is left of the first week; the second changes while somebody leaves it. */
const together = [
  { at: "2026-03-01 08:00", do: "let seats be opened" },
  { at: "2026-03-01 08:01", do: "at once", steps: [everyWeek, { ...everyWeek, via: 1 }] },
  { at: "2026-03-01 08:02", do: "share", booking: 1, ways: 2 },
  { at: "2026-03-01 08:03", do: "ask along", booking: 1, who: 10 },
  { at: "2026-03-01 08:03", do: "ask along", booking: 1, who: 11 },
  { at: "2026-03-01 08:03", do: "ask along", booking: 2, who: 10 },
  {
    at: "2026-03-01 08:04",
    do: "at once",
    steps: [
      { do: "say yes", booking: 1, who: 10 },
      { do: "say yes", via: 1, booking: 1, who: 11 },
    ],
  },
  { at: "2026-03-01 08:05", do: "say yes", booking: 2, who: 10 },
  {
    at: "2026-03-01 08:06",
    do: "at once",
    steps: [
      { do: "move", booking: 2, move: 1, start: "11:00" },
      { do: "leave the crew", via: 1, booking: 2, who: 10 },
    ],
  },
  { at: "2026-03-01 08:07", do: "open seats", booking: 3, open: 1 },
  { at: "2026-03-01 08:08", do: "ask for a seat", booking: 3, who: 12 },
  { at: "2026-03-01 08:09", do: "answer an asker", booking: 3, who: 12, yes: true },
  { at: "2026-03-01 08:10", do: "end the weeks", series: 1 },
  { at: "2026-03-01 11:00", do: "work" },
];

/** What is written by hand, and the promise that it breaks. */
const meddling = {
  "the database has its guard bookings_one_per_boat": `ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_per_boat"`,
  "the database has its guard disagree": `DROP TRIGGER "hour_lots_agree" ON "hour_lots"`,
  "the database has its guard person_spans_one_each": `ALTER TABLE "person_spans" DROP CONSTRAINT "person_spans_one_each"`,
  "the database has its guard has no seat left": `DROP TRIGGER "crew_takes_seats" ON "crew"`,
  "nobody is in two boats in any role": withoutTriggers(crewOfFirst(0, 4)),
  "each of a crew is charged their part": withoutTriggers(crewOfFirst(1, 20)),
  "no seat is given twice": withoutTriggers(`${crewOfFirst(0, 20)}; ${crewOfFirst(0, 21)}`),
  "no acknowledged booking or cancelling is lost": withoutTriggers(`DELETE FROM "bookings"`),
  "the books agree": withoutTriggers(`UPDATE "hour_lots" SET "remainingQuarters" = 0`),
  "nobody is in two places": withoutTriggers(
    `ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_per_boat"; UPDATE "bookings" SET "boatId" = 1`,
  ),
  "whoever is booked is written to": `DELETE FROM "outbox"`,
  "everybody keeps their e-mail": `UPDATE "members" SET "email" = 'x' || "email"`,
};

/** As a replica the database fires no triggers. */
function withoutTriggers(sql: string) {
  return `DO $$ BEGIN SET LOCAL session_replication_role = replica; ${sql}; END $$`;
}

/** Somebody in the crew of the first booking, whom nobody took along. */
function crewOfFirst(partQuarters: number, who: number) {
  return `INSERT INTO "crew" ("bookingId", "memberId", "state", "partQuarters", "createdAt", "joinedAt")
    SELECT min("id"), ${who + 1}, 'in', ${partQuarters}, now(), now() FROM "bookings"`;
}
