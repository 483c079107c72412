import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { memberBookingView } from "../../shared/bookings/booking-schemas";
import { seriesView } from "../../shared/bookings/series-schemas";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const series = (changes: object = {}) => ({
  memberId: club().people.lee.id,
  boatId: club().boats.solo.id,
  dateStr: "2026-11-24",
  timeStr: "06:00",
  duration: 1.5,
  weeks: 2,
  ...changes,
});
const book = (changes: object = {}) => admin.post("/api/admin/bookings/series", series(changes));
const countBookings = () => club().services.db.booking.count();

test("an admin books a series for a member, by an admin's limits, and it stands in the trail", async () => {
  const answer = await book();
  expect(answer.status, answer.text).toBe(201);
  expect(answer.read(seriesView).hoursRemaining).toBe(2);
  const lee = await club().signIn("lee");
  expect((await lee.get("/api/members/bookings")).read(z.array(memberBookingView))).toHaveLength(2);
  const acts = await club().services.db.auditEntry.count({
    where: { act: "booked for a member" },
  });
  expect(acts).toBe(2);
  expect((await book({ timeStr: "09:30" })).status).toBe(400);
});

test("an admin sees first what a member's series would be, of which nothing is kept", async () => {
  const before = await countBookings();
  const tried = await ask(admin, "admin.trySeriesForMember", series({ weeks: 4 }));
  expect(tried).toMatchObject({ series: null, hoursRemaining: 0.5 });
  expect(tried.booked).toHaveLength(3);
  expect(tried.refused).toMatchObject([{ dateStr: "2026-12-15", code: "NOT_ENOUGH_HOURS" }]);
  expect(await countBookings()).toBe(before);
});
