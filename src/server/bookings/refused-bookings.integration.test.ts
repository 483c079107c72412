import { beforeEach, expect, test } from "vitest";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { bookAt } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
});

const set = (settings: object) => act(admin, "admin.editSafetySettings", settings);
const refused = async () => ask(await club().signIn("manager"), "admin.refusedBookings");
const bookForSam = (timeStr: string, more: object = {}) =>
  act(admin, "admin.bookForMember", {
    memberId: club().people.sam.id,
    boatId: club().boats.solo.id,
    dateStr: "2026-11-21",
    timeStr,
    duration: 1,
    ...more,
  });

test("daylight that becomes refuse lists who booked the dark, and leaves their bookings", async () => {
  await bookAt(sam, club().boats.solo.id, "12:00");
  const dark = await bookAt(sam, club().boats.solo.id, "20:00");
  await set({ daylight: "warn", daylightAfterSunset: 30 });
  expect(await refused()).toEqual([]);
  await set({ daylight: "refuse" });
  expect(await refused()).toEqual([
    {
      id: dark,
      reference: "WRC-0002",
      bookingDate: "2026-11-21",
      startTime: "20:00",
      duration: 1,
      boatName: club().boats.solo.name,
      boat: { id: club().boats.solo.id, name: club().boats.solo.name },
      member: { id: club().people.sam.id, firstName: "Sam", lastName: expect.any(String) },
      code: "OUTSIDE_DAYLIGHT",
      message: expect.stringContaining("Sunset is at 5:28 PM; be back by 5:58 PM."),
    },
  ]);
  expect(await club().services.db.booking.count({ where: { status: "confirmed" } })).toBe(2);
});

test("what an admin let pass with a reason is not listed, but a closure is passed by none", async () => {
  await set({ daylight: "refuse" });
  await bookForSam("19:00", { override: "They have lights of their own" });
  expect(await refused()).toEqual([]);
  const day = {
    startDate: "2026-11-21",
    startTime: "05:00",
    endDate: "2026-11-21",
    endTime: "22:00",
  };
  await act(admin, "admin.closeClub", { ...day, reason: "Fog", cancelBookings: false });
  expect(await refused()).toMatchObject([
    { message: expect.stringMatching(/^The club is closed/) },
  ]);
});

test("a boat with lights and a rower cleared for the night are not listed", async () => {
  const { solo } = club().boats;
  await bookAt(sam, solo.id, "20:00");
  await act(admin, "admin.editBoat", { id: solo.id, lights: true });
  await set({
    clearances: [{ name: "Night", validDays: 365 }],
    nightClearance: "Night",
    daylight: "refuse",
  });
  expect(await refused()).toHaveLength(1);
  const grant = { id: club().people.sam.id, name: "Night", grantedOn: "2026-11-20" };
  await act(admin, "admin.grantClearance", grant);
  expect(await refused()).toEqual([]);
});

test("limits of the forecast that refuse list whose hours are beyond them", async () => {
  const windy = await bookAt(sam, club().boats.solo.id, "10:00");
  await bookAt(sam, club().boats.solo.id, "12:00");
  await set({ conditions: "warn" });
  const { db } = club().services;
  for (const [hour, windKmh] of [
    ["17", 45],
    ["19", 5],
  ] as const) {
    await db.forecastHour.create({
      data: {
        at: new Date(`2026-11-21T${hour}:00:00Z`),
        toldAt: club().clock.now(),
        windKmh,
        gustKmh: windKmh,
        visibilityKm: 20,
        temperatureC: 12,
        code: 1,
      },
    });
  }
  expect(await refused()).toEqual([]);
  await set({ conditions: "refuse" });
  expect(await refused()).toMatchObject([
    { id: windy, message: expect.stringContaining("45 km/h") },
  ]);
});
