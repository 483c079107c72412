import { expect, test } from "vitest";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();
const today = "2026-11-20";

const soonest = async () => (await ask(club().visitor(), "boats.soonestFree")).start;

test("a visitor hears when the first of the boats on show is free, and how many are", async () => {
  expect(await soonest()).toMatchObject({ bookingDate: today, boats: 2 });
  const sam = await club().signIn("sam");
  const { solo } = club().boats;
  const outing = { boatId: solo.id, dateStr: today, timeStr: "13:00", duration: 4 };
  expect((await sam.post("/api/bookings", outing)).status).toBe(201);
  club().clock.set(new Date("2026-11-20T21:10:00Z"));
  expect(await soonest()).toEqual({ bookingDate: today, startTime: "14:30", boats: 1 });
});

test("nobody is told of a free boat while the club is closed", async () => {
  const admin = await club().signIn("admin");
  const closure = { startDate: today, startTime: "05:00", endDate: "2026-11-22", endTime: "05:00" };
  const closed = { ...closure, reason: "Regatta", cancelBookings: true };
  expect((await admin.post("/api/admin/closures", closed)).status).toBe(201);
  expect(await soonest()).toBeNull();
});
