import { addMinutes } from "date-fns";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fromMinutes } from "../../shared/time/clock-times";
import { openDatabase, type PrismaClient } from "../database/open-database";
import { clubMomentAt } from "../settings/profile-queries";
import { openTwoProcesses } from "../testing/open-two-processes";
import { clubInstant } from "../testing/test-moment";
import type { Job } from "../workers/job";
import { enrolJobs, runIfDue } from "../workers/run-if-due";

const club = openTwoProcesses();
const time = { now: () => club().clock.now(), momentOf: clubMomentAt };

let other: { db: PrismaClient; close: () => Promise<void> };
beforeAll(async () => {
  other = await openDatabase({ databaseUrl: club().databaseUrl });
});
afterAll(() => other.close());

/** When the job ran, on the club's clock of then. */
let runs: string[];
/** what happens while it runs */
let meanwhile: () => Promise<unknown>;
const job: Job = {
  name: "Remind",
  rhythm: { dailyAt: "18:00" },
  run: async ({ now }) => {
    runs.push(`${now.today} ${fromMinutes(now.minutes)}`);
    await meanwhile();
    return "";
  },
};

// It ran on the evening before.
beforeEach(async () => {
  runs = [];
  meanwhile = async () => {};
  const { clock, db } = club();
  clock.set(clubInstant("2026-11-19", "18:00"));
  await enrolJobs(db, [job], clock.now());
  await look();
});

const look = () =>
  Promise.all(
    [club().db, other.db].map((db) =>
      runIfDue(db, job, time, (error) => expect.fail(String(error))),
    ),
  );

async function moveClub(timeZone: string) {
  const admin = await club().signIn("admin");
  expect((await admin.put("/api/admin/settings/club", { timeZone })).status).toBe(200);
}

/** Both processes look every half hour, for two days. */
async function passTwoDays() {
  const from = club().clock.now();
  for (let half = 0; half <= 2 * 48; half++) {
    club().clock.set(addMinutes(from, half * 30));
    await look();
  }
}

test.each([
  {
    way: "east, before its time there",
    at: "08:00",
    timeZone: "Europe/Berlin",
    days: ["2026-11-20 18:00", "2026-11-21 18:00"],
  },
  {
    way: "east, after its time there: at once",
    at: "12:00",
    timeZone: "Europe/Berlin",
    days: ["2026-11-20 20:00", "2026-11-21 18:00", "2026-11-22 18:00"],
  },
  {
    way: "east into the next day, while a run for the last is missing",
    at: "12:00",
    timeZone: "Pacific/Auckland",
    days: ["2026-11-21 08:00", "2026-11-21 18:00", "2026-11-22 18:00"],
  },
  {
    way: "west, before its time here",
    at: "17:00",
    timeZone: "Pacific/Honolulu",
    days: ["2026-11-20 18:00", "2026-11-21 18:00"],
  },
  {
    way: "west, after its time here: not twice on one day",
    at: "18:30",
    timeZone: "Pacific/Honolulu",
    days: ["2026-11-20 18:30", "2026-11-21 18:00"],
  },
])("a daily job follows its club $way", async ({ at, timeZone, days }) => {
  club().clock.set(clubInstant("2026-11-20", at));
  await look();
  await moveClub(timeZone);
  await passTwoDays();
  expect(runs).toEqual(["2026-11-19 18:00", ...days]);
});

test("a zone that changes while a daily job runs holds for its next run", async () => {
  club().clock.set(clubInstant("2026-11-20", "18:00"));
  meanwhile = () => moveClub("Pacific/Honolulu");
  await look();
  meanwhile = async () => {};
  await passTwoDays();
  expect(runs).toEqual(["2026-11-19 18:00", "2026-11-20 18:00", "2026-11-21 18:00"]);
});
