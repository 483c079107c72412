import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { boatView } from "../../shared/boats/boat-schemas";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { openTestClub } from "../testing/open-test-club";
import type { TestAnswer, TestClient } from "../testing/test-client";

const club = openTestClub();

let visitor: TestClient;
beforeEach(() => {
  visitor = club().visitor();
});

const ids = (answer: TestAnswer) => answer.read(z.array(boatView)).map(({ id }) => id);

describe("GET /api/boats", () => {
  test("gives everyone the fleet, solo boats first, without hidden boats and lock codes", async () => {
    const { solo, tango, offline } = club().boats;
    for (const client of [visitor, await club().signIn("sam"), await club().signIn("pending")]) {
      const answer = await client.get("/api/boats");
      expect(answer.status).toBe(200);
      expect(ids(answer)).toEqual([solo.id, tango.id, offline.id]);
      expect(answer.text).not.toMatch(/lockCode|4712|Old Gull/);
    }
  });

  test.each(["manager", "admin"] as const)(
    "gives a %s hidden boats and lock codes too",
    async (key) => {
      const answer = await (await club().signIn(key)).get("/api/boats");
      const { solo, hidden, tango, offline } = club().boats;
      expect(ids(answer)).toEqual([solo.id, hidden.id, tango.id, offline.id]);
      expect(answer.json()).toContainEqual({
        id: solo.id,
        name: 'Solo 14 "Heron"',
        description: "",
        category: "single",
        capacity: 2,
        hourlyRate: "25.00",
        imageUrl: "",
        available: true,
        managerDisabled: false,
        requiredClearance: null,
        lights: false,
        damage: null,
        lockCode: "4712",
      });
    },
  );
});

describe("GET /api/boats/{id}", () => {
  test("gives one boat", async () => {
    const answer = await visitor.get(`/api/boats/${club().boats.tango.id}`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Tango 17 "Orca"', capacity: 3, available: true });
    expect(answer.json()).not.toHaveProperty("lockCode");
  });

  test("hides a permanently disabled boat from everyone but crew", async () => {
    const url = `/api/boats/${club().boats.hidden.id}`;
    expect((await visitor.get(url)).status).toBe(404);
    expect(
      (await visitor.get(`${url}/availability?startDate=2026-11-20&endDate=2026-11-20`)).status,
    ).toBe(404);
    expect((await (await club().signIn("manager")).get(url)).status).toBe(200);
  });

  test.each(["999", "-1", "0", "1000000000", "99999999999", "1e9", "abc", "1.5", "%00", "null"])(
    "knows no boat %s",
    async (id) => {
      const answer = await visitor.get(`/api/boats/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.json()).toEqual({
        error: "We could not find that boat.",
        code: "BOAT_NOT_FOUND",
      });
    },
  );
});

describe("GET /api/boats/{id}/availability", () => {
  const between = (startDate: string, endDate: string, id = club().boats.solo.id) =>
    visitor.get(`/api/boats/${id}/availability?startDate=${startDate}&endDate=${endDate}`);

  test("gives outings and blocks of the days asked for, and nothing of whose they are", async () => {
    const { boats, services } = club();
    const sam = await club().signIn("sam");
    for (const dateStr of ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24"]) {
      const booking = { boatId: boats.solo.id, dateStr, timeStr: "18:30", duration: 1.5 };
      expect((await sam.post("/api/bookings", booking)).status).toBe(201);
    }
    await services.db.boatBlock.createMany({
      data: [
        ["2026-11-18", "2026-11-21"],
        ["2026-11-23", "2026-12-24"],
        ["2026-12-30", "2026-12-30"],
      ].map(([startDate, endDate]) => ({
        boatId: boats.solo.id,
        reason: "Repairs",
        startDate: new Date(`${startDate}T00:00:00Z`),
        endDate: new Date(`${endDate}T00:00:00Z`),
      })),
    });
    const answer = await between("2026-11-21", "2026-11-23");
    const outing = { startTime: "18:30", duration: 1.5, status: "confirmed" };
    expect(answer.json()).toEqual({
      bookings: [
        { bookingDate: "2026-11-21", ...outing },
        { bookingDate: "2026-11-23", ...outing },
      ],
      blocks: [
        { startDate: "2026-11-18", endDate: "2026-11-21", reason: "Repairs" },
        { startDate: "2026-11-23", endDate: "2026-12-24", reason: "Repairs" },
      ],
      closures: [],
    });
  });

  test("leaves cancelled outings out, and other boats' outings", async () => {
    const { boats } = club();
    const sam = await club().signIn("sam");
    const booking = { boatId: boats.solo.id, dateStr: "2026-11-21", timeStr: "06:30", duration: 1 };
    const booked = (await sam.post("/api/bookings", booking)).read(bookedView);
    await sam.delete(`/api/bookings/${booked.booking.id}`);
    await sam.post("/api/bookings", { ...booking, boatId: boats.tango.id });
    expect((await between("2026-11-21", "2026-11-21")).json()).toEqual({
      bookings: [],
      blocks: [],
      closures: [],
    });
  });

  test("gives at most 100 days at once", async () => {
    expect((await between("2026-11-20", "2027-02-27")).status).toBe(200);
    const answer = await between("2026-11-20", "2027-02-28");
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({
      error: "Please ask for at most 100 days at once",
      code: "BAD_INPUT",
    });
  });

  test.each([
    ["2026-11-21", "2026-11-20", "The end date must not be before the start date"],
    ["2027-02-30", "2027-03-01", "Please select a real date, written yyyy-MM-dd"],
    ["2026-11-20", "soon", "Please select a real date, written yyyy-MM-dd"],
  ])("refuses the days %s to %s", async (startDate, endDate, error) => {
    const answer = await between(startDate, endDate);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error, code: "BAD_INPUT" });
  });

  test.each([
    "",
    "?startDate=2026-11-20",
    "?startDate=2026-11-20&startDate=2026-11-21&endDate=2026-11-22",
  ])("asks for both dates, once each: %j", async (query) => {
    const answer = await visitor.get(`/api/boats/${club().boats.solo.id}/availability${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error: "Please select a date first", code: "BAD_INPUT" });
  });

  test("knows no outings of an unknown boat", async () => {
    expect((await between("2026-11-20", "2026-11-21", 999)).status).toBe(404);
  });
});

describe("PUT /api/admin/boats/{id}/toggle", () => {
  test.each(["manager", "admin"] as const)(
    "lets a %s take a boat off the water and back",
    async (key) => {
      const crew = await club().signIn(key);
      const { id } = club().boats.solo;
      const off = await crew.put(`/api/admin/boats/${id}/toggle`, { available: false });
      expect(off.status).toBe(200);
      expect(off.json()).toMatchObject({ boat: { id, available: false, lockCode: "4712" } });
      expect((await visitor.get(`/api/boats/${id}`)).json()).toMatchObject({ available: false });
      const on = await crew.put(`/api/admin/boats/${id}/toggle`, { available: true });
      expect(on.json()).toMatchObject({ boat: { id, available: true } });
    },
  );

  test("leaves the boat's bookings in place", async () => {
    const [sam, manager] = [await club().signIn("sam"), await club().signIn("manager")];
    const { id } = club().boats.solo;
    const booking = { boatId: id, dateStr: "2026-11-21", timeStr: "06:30", duration: 1 };
    await sam.post("/api/bookings", booking);
    await manager.put(`/api/admin/boats/${id}/toggle`, { available: false });
    const mine = await sam.get("/api/members/bookings");
    expect(mine.json()).toMatchObject([{ boatId: id, status: "confirmed" }]);
  });

  test("refuses a permanently disabled boat and knows no unknown one", async () => {
    const admin = await club().signIn("admin");
    const toggle = (id: number, body: unknown) => admin.put(`/api/admin/boats/${id}/toggle`, body);
    expect((await toggle(club().boats.hidden.id, { available: true })).status).toBe(422);
    expect((await toggle(999, { available: true })).status).toBe(404);
    for (const available of [undefined, "true", 1, null]) {
      expect((await toggle(club().boats.solo.id, { available })).status).toBe(400);
    }
  });
});
