import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { outingView } from "../../shared/outings/outing-schemas";
import { raiseAlarms } from "../incidents/raise-alarms";
import { answered } from "../testing/answered";
import { asIn } from "../testing/as";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { remindRowers } from "./remind-rowers";

// Instants are written out: nothing here reads a zone but the club.

const club = openTestClub();
const as = asIn(club);

let sam: TestClient;

/** A club in another zone that keeps a log, at an instant there. */
async function moveClub(timeZone: string, instant: string, more: object = {}) {
  await at(instant);
  const admin = await club().signIn("admin");
  answered(await admin.put("/api/admin/settings/club", { timeZone, horizonMonths: 12, ...more }));
  await act(admin, "admin.editSafetySettings", { outingLog: "on", codesShown: 720 });
  sam = await club().signIn("sam");
}

const at = async (instant: string) => club().clock.set(new Date(instant));
const launch = (id: number) => sam.post(`/api/bookings/${id}/launch`, {});

/** What a calendar makes of the booking. */
async function instantsOf(id: number) {
  const { text } = await sam.get(`/api/bookings/${id}/calendar.ics`);
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  const event = new ICAL.Event(entry ?? expect.fail());
  return [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());
}

async function raiseNow() {
  const { db, profile } = club().services;
  const fail = (error: unknown) => {
    throw error;
  };
  await raiseAlarms(db, fail, profile.momentAt(club().clock.now()));
  return db.alarm.count();
}

const noWeather = "http://127.0.0.1:1/forecast";
async function remindNow() {
  const { db, profile } = club().services;
  return remindRowers(db, noWeather, profile.momentAt(club().clock.now()));
}

const states = async () =>
  answered(await sam.get("/api/members/outings"))
    .read(z.array(outingView))
    .map(({ state }) => state);

/** The day of each change: noon of the day before, six in the morning, and codes from 12 hours before. */
const changes = [
  ["Europe/Berlin", "2027-03-28", "2027-03-27T11:00:00Z", "2027-03-28T04:00:00.000Z", "17:00"],
  ["Europe/Berlin", "2027-10-31", "2027-10-30T10:00:00Z", "2027-10-31T05:00:00.000Z", "19:00"],
  ["Pacific/Auckland", "2027-04-04", "2027-04-02T23:00:00Z", "2027-04-03T18:00:00.000Z", "19:00"],
  ["Pacific/Auckland", "2027-09-26", "2027-09-25T00:00:00Z", "2027-09-25T17:00:00.000Z", "17:00"],
  ["Australia/Adelaide", "2027-04-04", "2027-04-03T01:30:00Z", "2027-04-03T20:30:00.000Z", "19:00"],
  ["Australia/Adelaide", "2027-10-03", "2027-10-02T02:30:00Z", "2027-10-02T19:30:00.000Z", "17:00"],
  ["America/Vancouver", "2026-11-01", "2026-10-31T19:00:00Z", "2026-11-01T13:00:00.000Z", "18:00"],
] as const;

describe.each(changes)("in %s on %s", (zone, day, noonBefore, six, codesAt) => {
  const later = (minutes: number) => new Date(Date.parse(six) + minutes * 60_000).toISOString();
  let id: number;
  beforeEach(async () => {
    await moveClub(zone, noonBefore);
    id = (await as("sam").books({ on: day, at: "06:00" })).id;
  });

  test("an outing is launched, due and late at its instants", async () => {
    expect(await instantsOf(id)).toEqual([six, later(60)]);
    await at(later(-16));
    expect((await launch(id)).json()).toMatchObject({
      code: "TOO_EARLY_TO_LAUNCH",
      error: "This boat can be launched from 5:45 AM.",
    });
    await at(later(-15));
    answered(await launch(id));
    await at(later(60));
    expect(await states()).toEqual(["launched"]);
    await at(later(69));
    expect([await states(), await raiseNow()]).toEqual([["late"], 0]);
    await at(later(70));
    expect(await raiseNow()).toBeGreaterThan(0);
  });

  test("its rower is reminded at six the evening before, and its report counts it", async () => {
    const evening = Date.parse(noonBefore) + 6 * 60 * 60_000;
    await at(new Date(evening - 60_000).toISOString());
    expect(await remindNow()).toBe("Outings written about: 0");
    await at(new Date(evening).toISOString());
    expect(await remindNow()).toBe("Outings written about: 1");
    const mail = await club().services.db.outboxMessage.findFirst({ orderBy: { id: "desc" } });
    expect(mail).toMatchObject({ kind: "reminder", text: expect.stringContaining("6:00 AM") });
    await at(six);
    answered(await launch(id));
    await at(later(60));
    answered(await sam.post(`/api/bookings/${id}/land`, {}));
    const admin = await club().signIn("admin");
    const report = await ask(admin, "admin.usageReport", { startDate: day, endDate: day });
    expect(report).toMatchObject({
      weeks: [{ hours: 1, outings: 1 }],
      busiest: [{ weekday: 6, hour: 6, halfHours: 2 }],
    });
  });

  test("its codes appear so many hours before, whatever the clock does in between", async () => {
    const bookings = await ask(sam, "bookings.mine");
    expect(bookings).toMatchObject([{ id, codesFrom: { time: codesAt } }]);
    await at(later(-721));
    expect(await ask(sam, "bookings.mine")).toMatchObject([{ boat: { lockCode: null } }]);
    await at(later(-720));
    expect(await ask(sam, "bookings.mine")).toMatchObject([{ codesFrom: null }]);
  });
});

const late = {
  openingHours: [
    { from: "01-01", to: "12-31", days: [1, 2, 3, 4, 5, 6, 7], opens: "12:00", closes: "23:30" },
  ],
};

test("a start that its day leaves out is refused, and an end is the change itself", async () => {
  // Easter Island goes from 22:00 to 23:00 on the evening of a Saturday.
  await moveClub("Pacific/Easter", "2027-09-04T18:00:00Z", late);
  for (const start of ["22:00", "22:30"]) {
    expect(await as("sam").isRefused({ on: "2027-09-04", at: start })).toMatchObject({
      code: "NO_SUCH_TIME",
    });
  }
  expect(await as("sam").isRefused({ on: "2027-09-04", at: "23:30" })).toMatchObject({
    code: "CLOSED",
  });
  await as("sam").books({ on: "2027-09-05", at: "22:00" });
  const { id, hoursUsed } = await as("sam").books({ on: "2027-09-04", at: "21:30" });
  expect(hoursUsed).toBe(1);
  expect(await instantsOf(id)).toEqual(["2027-09-05T03:30:00.000Z", "2027-09-05T04:00:00.000Z"]);
  const { id: after } = await as("sam").books({ on: "2027-09-04", at: "23:00", hours: 0.5 });
  expect((await instantsOf(after))[0]).toBe("2027-09-05T04:00:00.000Z");
});

test("an hour that comes twice is its first", async () => {
  // There it goes back from 22:00 to 21:00.
  await moveClub("Pacific/Easter", "2027-04-03T18:00:00Z", late);
  const { id } = await as("sam").books({ on: "2027-04-03", at: "21:00", hours: 0.5 });
  const { id: next } = await as("sam").books({ on: "2027-04-03", at: "22:00" });
  expect(await instantsOf(id)).toEqual(["2027-04-04T02:00:00.000Z", "2027-04-04T02:30:00.000Z"]);
  expect((await instantsOf(next))[0]).toBe("2027-04-04T04:00:00.000Z");
  await at("2027-04-04T02:30:00Z");
  expect((await launch(id)).json()).toMatchObject({ code: "BOOKING_OVER" });
  // The clock shows 21:10 once more.
  await at("2027-04-04T03:10:00Z");
  expect(await states()).toEqual(["booked", "missed"]);
  expect(await as("sam").isRefused({ on: "2027-04-03", at: "21:30", hours: 0.5 })).toMatchObject({
    code: "TIME_PAST",
  });
  await at("2027-04-04T03:45:00Z");
  answered(await launch(next));
});

test("in Tromsø a day without a sunrise is dark, and a night without a sunset light", async () => {
  const place = { latitude: 69.6496, longitude: 18.956 };
  await moveClub("Europe/Oslo", "2026-12-14T11:00:00Z", place);
  const admin = await club().signIn("admin");
  await act(admin, "admin.editSafetySettings", { daylight: "refuse" });
  expect(await as("sam").isRefused({ on: "2026-12-15", at: "12:00" })).toMatchObject({
    code: "OUTSIDE_DAYLIGHT",
    error: expect.stringContaining("The sun does not rise that day."),
  });
  for (const start of ["05:00", "21:00"]) await as("sam").books({ on: "2027-06-15", at: start });
});
