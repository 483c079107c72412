import { beforeEach, describe, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { asIn } from "../testing/as";
import { openTestClub } from "../testing/open-test-club";
import type { TestAnswer, TestClient } from "../testing/test-client";

const club = openTestClub();
const as = asIn(club);

let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
});

const booking = (over: Record<string, unknown> = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr: "06:30",
  duration: 1.5,
  ...over,
});
const book = (over: Record<string, unknown> = {}, client = sam) =>
  client.post("/api/bookings", booking(over));
const idOf = (answer: TestAnswer) => answer.read(bookedView).booking.id;

describe("POST /api/bookings", () => {
  test("books and charges: a Solo for 1.5 hours leaves 8.5 of 10", async () => {
    const answer = await book();
    expect(answer.status).toBe(201);
    expect(answer.json()).toEqual({
      booking: {
        id: 1,
        reference: "WRC-0001",
        boatId: club().boats.solo.id,
        bookingDate: "2026-11-21",
        startTime: "06:30",
        duration: 1.5,
        hoursUsed: 1.5,
        status: "confirmed",
        warnings: [],
        conditions: null,
        override: null,
      },
      hoursRemaining: 8.5,
    });
    expect(await as("sam").hoursRemaining()).toBe(8.5);
  });

  test("charges half an hour in a Tango exactly 0.75 hours", async () => {
    const answer = await book({ boatId: club().boats.tango.id, duration: 0.5 });
    expect(answer.json()).toMatchObject({ booking: { hoursUsed: 0.75 }, hoursRemaining: 9.25 });
  });

  test("charges unlimited members nothing and gives them nothing back", async () => {
    const unlimited = await club().signIn("unlimited");
    const booked = await book({}, unlimited);
    expect(booked.json()).toMatchObject({ booking: { hoursUsed: 0 }, hoursRemaining: 1_000_000 });
    const cancelled = await unlimited.delete(`/api/bookings/${idOf(booked)}`);
    expect(cancelled.json()).toEqual({ hoursRefunded: 0, hoursRemaining: 1_000_000 });
  });

  test.each<[string, () => Record<string, unknown>, number, string]>([
    ["an unknown boat", () => ({ boatId: 999 }), 404, "BOAT_NOT_FOUND"],
    ["a boat offline", () => ({ boatId: club().boats.offline.id }), 422, "BOAT_OFFLINE"],
    ["a disabled boat", () => ({ boatId: club().boats.hidden.id }), 422, "BOAT_OFFLINE"],
    ["yesterday", () => ({ dateStr: "2026-11-19" }), 422, "TIME_PAST"],
    ["noon today at 12:30", () => ({ dateStr: "2026-11-20", timeStr: "12:00" }), 422, "TIME_PAST"],
    ["the day after the horizon", () => ({ dateStr: "2027-02-21" }), 422, "TOO_FAR_AHEAD"],
    ["before opening", () => ({ timeStr: "04:30" }), 422, "CLOSED"],
    ["after closing", () => ({ timeStr: "22:00", duration: 0.5 }), 422, "CLOSED"],
    ["past closing", () => ({ timeStr: "21:30", duration: 1 }), 422, "PAST_CLOSING"],
    ["an impossible date", () => ({ dateStr: "2027-02-30" }), 400, "BAD_INPUT"],
    ["a start off the half hour", () => ({ timeStr: "06:15" }), 400, "BAD_INPUT"],
    ["a duration off the half hour", () => ({ duration: 0.75 }), 400, "BAD_INPUT"],
    ["more than four hours", () => ({ duration: 4.5 }), 400, "BAD_INPUT"],
  ])("refuses %s, and neither books nor charges", async (_, over, status, code) => {
    const answer = await book(over());
    expect(answer.status).toBe(status);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/\S/), code });
    expect(await club().services.db.booking.count()).toBe(0);
    expect(await as("sam").hoursRemaining()).toBe(10);
  });

  test("takes a start this very minute, and the last day of the horizon", async () => {
    expect((await book({ dateStr: "2026-11-20", timeStr: "12:30" })).status).toBe(201);
    expect((await book({ dateStr: "2027-02-20" })).status).toBe(201);
  });

  test("refuses a blocked day, with both its ends", async () => {
    const [first, last] = ["2026-11-22", "2026-11-24"].map((day) => new Date(`${day}T00:00:00Z`));
    const block = { boatId: club().boats.solo.id, reason: "Repairs" };
    await club().services.db.boatBlock.create({
      data: { ...block, startDate: first ?? "", endDate: last ?? "" },
    });
    for (const dateStr of ["2026-11-22", "2026-11-23", "2026-11-24"]) {
      expect((await book({ dateStr })).json()).toMatchObject({ code: "BOAT_BLOCKED" });
    }
    expect((await book({ dateStr: "2026-11-21" })).status).toBe(201);
    expect((await book({ dateStr: "2026-11-25" })).status).toBe(201);
  });

  test("gives a slot to one member only, but the next may start where it ends", async () => {
    const lee = await club().signIn("lee");
    await book();
    for (const over of [{}, { timeStr: "05:00", duration: 2 }, { timeStr: "07:30", duration: 1 }]) {
      const answer = await book(over, lee);
      expect(answer.status).toBe(409);
      expect(answer.json()).toMatchObject({ code: "SLOT_TAKEN" });
    }
    expect((await book({ timeStr: "08:00", duration: 1 }, lee)).status).toBe(201);
    expect((await book({ timeStr: "05:30", duration: 1 }, lee)).status).toBe(201);
  });

  test("refuses a member two outings at once, on whatever boat", async () => {
    await book();
    const answer = await book({ boatId: club().boats.tango.id, timeStr: "07:30", duration: 1 });
    expect(answer.status).toBe(409);
    expect(answer.json()).toMatchObject({ code: "OWN_OVERLAP" });
  });

  test("refuses what the hours do not pay for, and takes the last quarter", async () => {
    const lee = await club().signIn("lee");
    const tango = { boatId: club().boats.tango.id };
    expect((await book({ ...tango, duration: 3.5 }, lee)).json()).toEqual({
      error:
        "This booking costs 5.25 hours and you have 5 hours. Please buy more hours or shorten it.",
      code: "NOT_ENOUGH_HOURS",
    });
    expect((await book({ duration: 4 }, lee)).json()).toMatchObject({ hoursRemaining: 1 });
    expect((await book({ timeStr: "12:00", duration: 1 }, lee)).json()).toMatchObject({
      hoursRemaining: 0,
    });
  });

  test("tells paused and pending members so before anything about boat or time", async () => {
    const [paused, pending] = [await club().signIn("paused"), await club().signIn("pending")];
    const wrong = { boatId: 999, dateStr: "2026-11-19" };
    const refusal = await book(wrong, paused);
    expect(refusal.status).toBe(403);
    expect(refusal.json()).toMatchObject({ code: "PAUSED" });
    expect((await book(wrong, pending)).json()).toMatchObject({ code: "NOT_APPROVED" });
    expect((await book(wrong, club().visitor())).status).toBe(401);
    expect((await book({ ...wrong, duration: 9 }, club().visitor())).status).toBe(400);
  });
});

describe("DELETE /api/bookings/{id}", () => {
  test("gives the hours back, once", async () => {
    const url = `/api/bookings/${idOf(await book())}`;
    const answer = await sam.delete(url);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ hoursRefunded: 1.5, hoursRemaining: 10 });
    const again = await sam.delete(url);
    expect(again.status).toBe(409);
    expect(again.json()).toEqual({
      error: "This booking is already cancelled.",
      code: "ALREADY_CANCELLED",
    });
    expect(await as("sam").hoursRemaining()).toBe(10);
  });

  test("is the rower's alone until the start; then only an admin's", async () => {
    const url = `/api/bookings/${idOf(await book({ dateStr: "2026-11-20", timeStr: "13:00" }))}`;
    for (const key of ["lee", "manager"] as const) {
      expect((await (await club().signIn(key)).delete(url)).status).toBe(404);
    }
    expect((await (await club().signIn("pending")).delete(url)).status).toBe(403);
    club().clock.passMinutes(30);
    expect((await sam.delete(url)).json()).toMatchObject({ code: "BOOKING_STARTED" });
    club().clock.passDays(3);
    const admin = await club().signIn("admin");
    expect((await admin.delete(url)).json()).toEqual({ hoursRefunded: 1.5, hoursRemaining: 10 });
    expect(await as("sam").hoursRemaining()).toBe(10);
  });

  test("is open to a paused member", async () => {
    const { people, services } = club();
    const url = `/api/bookings/${idOf(await book())}`;
    await services.db.member.update({
      where: { id: people.sam.id },
      data: { membershipStatus: "paused" },
    });
    expect((await sam.delete(url)).status).toBe(200);
  });

  test("frees the slot for somebody else", async () => {
    await sam.delete(`/api/bookings/${idOf(await book())}`);
    expect((await book({}, await club().signIn("lee"))).status).toBe(201);
  });

  test.each(["999", "-1", "1e9", "abc"])("knows no booking %s", async (id) => {
    const answer = await sam.delete(`/api/bookings/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.json()).toMatchObject({ code: "BOOKING_NOT_FOUND" });
  });
});

describe("GET /api/members/bookings", () => {
  test("gives own bookings, newest first, with the lock code while it can be used", async () => {
    const done = idOf(await book({ dateStr: "2026-11-20", timeStr: "13:00", duration: 1 }));
    const ahead = idOf(await book({ dateStr: "2026-11-25" }));
    const cancelled = idOf(await book({ dateStr: "2026-11-24" }));
    await sam.delete(`/api/bookings/${cancelled}`);
    await book({ dateStr: "2026-11-26" }, await club().signIn("lee"));
    club().clock.passMinutes(90);
    const answer = await sam.get("/api/members/bookings");
    expect(answer.status).toBe(200);
    const name = 'Solo 14 "Heron"';
    expect(answer.json()).toMatchObject([
      { id: ahead, status: "confirmed", boat: { name, lockCode: "4712" } },
      { id: cancelled, status: "cancelled", boat: { name, lockCode: null } },
      { id: done, status: "confirmed", boat: { name, lockCode: null } },
    ]);
    expect(answer.json()).toContainEqual({
      id: ahead,
      role: "rower",
      reference: `WRC-000${ahead}`,
      boatId: club().boats.solo.id,
      boat: { name, lockCode: "4712" },
      bookingDate: "2026-11-25",
      startTime: "06:30",
      duration: 1.5,
      hoursUsed: 1.5,
      paid: 1.5,
      hoursKept: 0,
      excused: false,
      status: "confirmed",
      createdAt: "2026-11-20T19:30:00.000Z",
      moved: false,
      insteadOf: null,
      codesFrom: null,
      warnings: [],
      conditions: null,
      member: { id: club().people.sam.id },
    });
  });

  test("keeps the lock code until the outing is over", async () => {
    await book({ dateStr: "2026-11-20", timeStr: "13:00", duration: 1 });
    club().clock.passMinutes(89);
    const answer = await sam.get("/api/members/bookings");
    expect(answer.json()).toMatchObject([{ boat: { lockCode: "4712" } }]);
  });
});
