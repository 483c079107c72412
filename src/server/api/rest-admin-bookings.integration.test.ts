import { beforeEach, expect, test } from "vitest";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { personEmail } from "../testing/test-people";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const booking = () => ({
  memberId: club().people.lee.id,
  boatId: club().boats.tango.id,
  dateStr: "2026-11-20",
  timeStr: "13:00",
  duration: 2,
});

test("a booking for a member charges them and shows in today's and the week's list", async () => {
  const answer = await admin.post("/api/admin/bookings", booking());
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({ booking: { hoursUsed: 3 }, hoursRemaining: 2 });
  const shown = {
    id: 1,
    reference: "WRC-0001",
    date: "2026-11-20",
    time: "13:00",
    duration: 2,
    status: "confirmed",
    memberId: club().people.lee.id,
    memberName: "Lee Marsh",
    memberEmail: personEmail("lee"),
    boatId: club().boats.tango.id,
    boatName: 'Tango 17 "Orca"',
    hoursUsed: 3,
    warnings: [],
    override: null,
    conditions: null,
  };
  const range = "/api/admin/bookings/range?startDate=";
  expect((await admin.get("/api/admin/bookings/today")).json()).toEqual([shown]);
  expect((await admin.get(`${range}2026-11-16&endDate=2026-11-22`)).json()).toEqual([shown]);
  expect((await admin.get(`${range}2026-11-21&endDate=2026-11-22`)).json()).toEqual([]);
});

test.each<[string, () => Record<string, unknown>, number, string]>([
  ["a half-hour start", () => ({ timeStr: "13:30" }), 400, "BAD_INPUT"],
  ["half an hour", () => ({ duration: 0.5 }), 400, "BAD_INPUT"],
  ["a start after 8 PM", () => ({ timeStr: "21:00", duration: 1 }), 422, "CLOSED"],
  ["91 days ahead", () => ({ dateStr: "2027-02-19" }), 422, "TOO_FAR_AHEAD"],
  ["an unknown member", () => ({ memberId: 999 }), 404, "MEMBER_NOT_FOUND"],
  ["a pending member", () => ({ memberId: club().people.pending.id }), 422, "MEMBER_NOT_APPROVED"],
  ["a paused member", () => ({ memberId: club().people.paused.id }), 422, "MEMBER_PAUSED"],
  ["a member without hours", () => ({ memberId: club().people.zero.id }), 422, "NOT_ENOUGH_HOURS"],
])("a booking for a member is refused for %s", async (_, over, status, code) => {
  const answer = await admin.post("/api/admin/bookings", { ...booking(), ...over() });
  expect(answer.status).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(await club().services.db.booking.count()).toBe(0);
});
