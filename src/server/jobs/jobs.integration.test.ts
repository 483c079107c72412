import { getEventListeners } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { remindRowers } from "../bookings/remind-rowers";
import { renewForecast } from "../conditions/renew-forecast";
import { Reach } from "../database/out-of-reach";
import { clubMomentAt } from "../settings/profile-queries";
import { asIn } from "../testing/as";
import { type ForecastStandIn, startForecast } from "../testing/forecast-stand-in";
import { openTestClub } from "../testing/open-test-club";
import { fridayNoon } from "../testing/test-clock";
import { clubInstant, testMoment } from "../testing/test-moment";
import { type Job, nextDue } from "../workers/job";
import { listJobs } from "../workers/job-queries";
import { enrolJobs, runIfDue } from "../workers/run-if-due";
import { startJobs } from "./start-jobs";

const club = openTestClub();
const as = asIn(club);
const now = () => club().clock.now();
const time = { now, momentOf: clubMomentAt };
const ignore = () => {};

function countingJob(run: () => Promise<string> = async () => "Counted") {
  const runs: Date[] = [];
  const job: Job = {
    name: "Count",
    rhythm: { everyMinutes: 60 },
    run: ({ at }) => {
      runs.push(at);
      return run();
    },
  };
  return { job, runs };
}

describe("due times", () => {
  it("come at the same minutes for every process", () => {
    const { clock } = testMoment();
    expect(nextDue({ everyMinutes: 3 }, new Date("2026-11-20T19:31:10Z"), clock)).toEqual(
      new Date("2026-11-20T19:33:00Z"),
    );
  });

  it("come once a day by the club's clock, over a change of clocks too", () => {
    const next = (after: Date) => nextDue({ dailyAt: "18:00" }, after, testMoment().clock);
    const march = next(clubInstant("2026-03-07", "18:00"));
    expect(march).toEqual(clubInstant("2026-03-08", "18:00"));
    expect(next(clubInstant("2026-11-20", "17:59"))).toEqual(clubInstant("2026-11-20", "18:00"));
  });
});

describe("jobs", () => {
  it("run once for a due time, however many processes look", async () => {
    const { job, runs } = countingJob();
    const { db } = club().services;
    await enrolJobs(db, [job], now());
    await Promise.all([1, 2, 3].map(() => runIfDue(db, job, time, ignore)));
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(1);
  });

  it("run again at their time after a clock was put back, and not for clocks that differ a little", async () => {
    const { job, runs } = countingJob();
    const { db } = club().services;
    await enrolJobs(db, [job], now());
    await runIfDue(db, job, time, ignore);
    club().clock.passMinutes(-2);
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(1);
    club().clock.passMinutes(-70);
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(2);
  });

  it("run once after a long silence, and then at their time", async () => {
    const { job, runs } = countingJob();
    const { db } = club().services;
    await enrolJobs(db, [job], now());
    await runIfDue(db, job, time, ignore);
    club().clock.passDays(3);
    await runIfDue(db, job, time, ignore);
    await runIfDue(db, job, time, ignore);
    club().clock.passMinutes(60);
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(3);
  });

  it("are another process's when theirs died in the middle, after half an hour", async () => {
    const { db } = club().services;
    const dying = countingJob(() => new Promise<never>(() => {}));
    await enrolJobs(db, [dying.job], now());
    void runIfDue(db, dying.job, time, ignore);
    await expect.poll(() => dying.runs.length).toBe(1);
    const { job, runs } = countingJob();
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(0);
    club().clock.passMinutes(30);
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(1);
  });

  it("do not hold up one another, and one that hangs is the next process's at once", async () => {
    const { db } = club().services;
    const hanging = countingJob(() => new Promise<never>(() => {}));
    const other = countingJob();
    const jobs = [hanging.job, { ...other.job, name: "Count more" }];
    await enrolJobs(db, jobs, now());
    const started = startJobs(db, jobs, time, { onRan: ignore, onError: ignore }, 0);
    await expect.poll(() => [hanging.runs.length, other.runs.length]).toEqual([1, 1]);
    await started.stop();
    const { job, runs } = countingJob();
    await runIfDue(db, job, time, ignore);
    expect(runs).toHaveLength(1);
  });

  it("leave nothing behind that waits for the end of the process", async () => {
    const { db } = club().services;
    const { job } = countingJob();
    const stopping = new AbortController().signal;
    await enrolJobs(db, [job], now());
    await runIfDue(db, job, time, ignore, stopping);
    expect(getEventListeners(stopping, "abort")).toEqual([]);
  });

  it("tell admins what they did, and why they failed, and try again soon", async () => {
    const { db } = club().services;
    const { job } = countingJob(() => Promise.reject(new Error("The tide is out")));
    const errors: unknown[] = [];
    await enrolJobs(db, [job], now());
    await runIfDue(db, job, time, (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(await listJobs(db, testMoment(now()))).toMatchObject([
      { name: "Count", failed: true, running: false, result: "Error: The tide is out" },
    ]);
    club().clock.passMinutes(5);
    await runIfDue(db, countingJob().job, time, ignore);
    expect(await listJobs(db, testMoment(now()))).toMatchObject([
      { failed: false, result: "Counted", dueAt: "2026-11-20T20:00:00.000Z" },
    ]);
  });
});

describe("reminders", () => {
  const noWeather = "http://127.0.0.1:9/forecast";
  const remind = () => remindRowers(club().services.db, noWeather, testMoment(now()));
  const reminders = () =>
    club().services.db.outboxMessage.findMany({
      where: { kind: "reminder" },
      orderBy: { id: "asc" },
    });

  it("go out the evening before, once, with links to the code and to cancelling", async () => {
    await as("sam").books({ at: "06:30" });
    await remind();
    expect(await reminders()).toEqual([]);
    club().clock.set(clubInstant("2026-11-20", "18:00"));
    await remind();
    await remind();
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Saturday, November 21, 6:30 AM – 7:30 AM");
    expect(mail?.text).toContain("{home}/dashboard#next-outing");
    expect(mail?.text).not.toContain("4712");
    expect(mail?.text).not.toContain("Forecast");
  });

  describe("tell the forecast for the outing's own hours", () => {
    let service: ForecastStandIn;
    beforeAll(async () => {
      service = await startForecast();
    });
    beforeEach(() => {
      service.asked.length = 0;
    });
    afterAll(() => service.stop());

    async function remindOf(mood: ForecastStandIn["mood"]) {
      service.mood = mood;
      await as("sam").books({ at: "06:30" });
      club().clock.set(clubInstant("2026-11-20", "18:00"));
      await remindRowers(club().services.db, service.url, testMoment(now()));
      return (await reminders()).map(({ text }) => text).join();
    }

    it("which the job asks for itself while conditions are off", async () => {
      expect(await remindOf("gusty")).toContain(
        "Forecast for your outing: 9°C, partly cloudy, wind up to 15 km/h, gusts up to 46 km/h.\n\n",
      );
      expect(service.asked).toHaveLength(1);
    });

    it("and go without when the service fails", async () => {
      expect(await remindOf("nonsense")).not.toContain("Forecast");
    });

    it("and what speaks against it where the club goes by conditions, as it is kept", async () => {
      const admin = await club().signIn("admin");
      await admin.put("/api/admin/settings/safety", { conditions: "warn" });
      club().clock.set(clubInstant("2026-11-20", "17:00"));
      service.mood = "gusty";
      const weather = { weatherUrl: service.url, reach: new Reach(() => {}) };
      await renewForecast(club().services.db, weather, testMoment(now()));
      club().clock.set(fridayNoon);
      expect(await remindOf("web page")).toContain(
        "gusts up to 46 km/h.\nNo-go: Gusts of 46 km/h at 6 AM, limit 40 km/h.",
      );
      expect(service.asked).toHaveLength(1);
    });
  });

  it("go out late after downtime, to those who have not started", async () => {
    await as("sam").books({ at: "06:30" });
    await as("sam").books({ at: "12:00" });
    club().clock.set(clubInstant("2026-11-21", "08:00"));
    await remind();
    expect((await reminders()).map(({ subject }) => subject)).toEqual([
      'Rowing Sat, Nov 21 at 12:00 PM: Solo 14 "Heron"',
    ]);
  });

  it("are not for bookings made after that evening, nor for cancelled ones", async () => {
    const sam = await club().signIn("sam");
    const booking = await as("sam").books({ at: "06:30" });
    await sam.delete(`/api/bookings/${booking.id}`);
    club().clock.set(clubInstant("2026-11-20", "19:00"));
    await as("sam").books({ at: "10:00" });
    await remind();
    expect(await reminders()).toEqual([]);
  });
});
