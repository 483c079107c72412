import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defaultConditionLimits } from "../../shared/conditions/condition-limits";
import { judgeConditions } from "../../shared/conditions/judge-conditions";
import { limitsOf } from "../../shared/conditions/rower-limits";
import { Reach } from "../database/out-of-reach";
import { clubJobs } from "../jobs/club-jobs";
import { clubMomentAt } from "../settings/profile-queries";
import { act } from "../testing/ask-procedure";
import { type ForecastStandIn, startForecast } from "../testing/forecast-stand-in";
import { openTestClub } from "../testing/open-test-club";
import { rowingDay } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { listForecast } from "../weather/forecast-queries";
import { forecastJob } from "../weather/refresh-forecast";
import { enrolJobs, runIfDue } from "../workers/run-if-due";

const club = openTestClub();
const now = () => club().clock.now();
const time = { now, momentOf: clubMomentAt };

let service: ForecastStandIn;
let admin: TestClient;
let said: string[];
let reach: Reach;
beforeAll(async () => {
  service = await startForecast();
});
beforeEach(async () => {
  service.mood = "fair";
  service.asked.length = 0;
  said = [];
  reach = new Reach((sentence) => said.push(sentence));
  admin = await club().signIn("admin");
  await enrolJobs(club().services.db, jobs(), now());
});
afterAll(() => service.stop());

const jobs = () => clubJobs({ ...club().services, reach, weatherUrl: service.url }, () => {});

/** What a process does every few seconds. */
async function lookForJob() {
  const job = jobs().find(({ name }) => name === forecastJob);
  if (!job) throw new Error("There is no such job");
  await runIfDue(club().services.db, job, time, () => {});
}

const choose = (settings: object) => admin.put("/api/admin/settings/safety", settings);

const kept = () => listForecast(club().services.db);

/** The verdict on an hour from 7 AM of the day after. */
async function verdict() {
  const outing = { bookingDate: rowingDay, startTime: "07:00", duration: 1 };
  const limits = limitsOf(defaultConditionLimits, [], rowingDay);
  const moment = testMoment(now());
  return judgeConditions(outing, await kept(), limits, moment.now, moment.club)?.verdict;
}

test("a service that stays out of reach is told of once, and so is that it answers again", async () => {
  await choose({ conditions: "warn" });
  for (const mood of ["web page", "web page", "nonsense", "fair", "web page"] as const) {
    service.mood = mood;
    await lookForJob();
    club().clock.passMinutes(60);
  }
  expect(service.asked).toHaveLength(5);
  const { host } = new URL(service.url);
  const lost = expect.stringContaining(`No forecast from ${host}: `);
  expect(said).toEqual([lost, `${host} answers again`, lost]);
});

test("nothing is asked while conditions are off, and at once when they are switched on", async () => {
  await lookForJob();
  expect([service.asked.length, await kept()]).toEqual([0, []]);
  await choose({ conditions: "warn" });
  await lookForJob();
  expect(service.asked).toHaveLength(1);
  expect(await verdict()).toBe("go");
});

test("is asked once an hour, whoever looks, and the newer answer takes the older one's place", async () => {
  await choose({ conditions: "warn" });
  await Promise.all([lookForJob(), lookForJob(), lookForJob()]);
  expect(service.asked).toHaveLength(1);
  const before = await kept();
  service.mood = "gusty";
  club().clock.passMinutes(30);
  await Promise.all([lookForJob(), lookForJob()]);
  expect(service.asked).toHaveLength(2);
  expect(await kept()).toHaveLength(before.length);
  expect(await verdict()).toBe("no-go");
});

test.each([
  ["gusty", "no-go"],
  ["thunder", "no-go"],
  ["fog", "no-go"],
  ["frost", "no-go"],
  ["missing hours", "unknown"],
  ["nonsense", "unknown"],
  ["yesterday's", "unknown"],
  ["web page", "unknown"],
] as const)("in a mood that is %s the verdict is %s", async (mood, expected) => {
  service.mood = mood;
  await choose({ conditions: "warn" });
  await lookForJob();
  expect(await verdict()).toBe(expected);
});

test("after a failure it is asked again in five minutes, and what was kept holds three hours", async () => {
  await choose({ conditions: "refuse" });
  await lookForJob();
  service.mood = "nonsense";
  club().clock.passMinutes(30);
  await lookForJob();
  expect(await verdict()).toBe("go");
  club().clock.passMinutes(4);
  await lookForJob();
  expect(service.asked).toHaveLength(2);
  club().clock.passMinutes(1);
  await lookForJob();
  expect(service.asked).toHaveLength(3);
  club().clock.passMinutes(3 * 60 - 35);
  expect(await verdict()).toBe("go");
  club().clock.passMinutes(1);
  expect(await verdict()).toBe("unknown");
  service.mood = "fair";
  await lookForJob();
  expect(await verdict()).toBe("go");
});

test("a club that moves forgets what was foreseen for the other place, and asks at once", async () => {
  await choose({ conditions: "warn" });
  await lookForJob();
  await act(admin, "admin.editSettings", { latitude: 49.2 });
  expect(await kept()).toEqual([]);
  await lookForJob();
  expect(service.asked.at(-1)?.searchParams.get("latitude")).toBe("49.2");
  expect(await verdict()).toBe("go");
});
