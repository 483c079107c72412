import { expect, test } from "vitest";
import type { ClubDate } from "../../shared/time/club-dates";
import { writing } from "../database/writing";
import { buildBooking } from "../demo/builders";
import { placedOrder } from "../testing/answer-shapes";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";
import { getUsageReport } from "./usage-report-queries";

const club = openTestClub();

const usageOf = (startDate: ClubDate, endDate: ClubDate) =>
  getUsageReport(club().services.db, startDate, endDate, testMoment());

async function row(
  boat: "solo" | "tango",
  bookingDate: string,
  startTime: string,
  duration: number,
) {
  const { services, boats, people, clock } = club();
  const span = { bookingDate, startTime, duration };
  const member = people.unlimited;
  return writing(services.db, (tx) =>
    buildBooking(tx, { boat: boats[boat], member, span }, testMoment(clock.now())),
  );
}

test("hours count by the week's Monday, by boat and by the hour of the day", async () => {
  await row("solo", "2026-11-15", "06:30", 1.5);
  await row("solo", "2026-11-16", "06:00", 1);
  await row("tango", "2026-11-20", "06:30", 0.5);
  const report = await usageOf("2026-11-01", "2026-11-30");
  expect(report.weeks).toEqual([
    { monday: "2026-11-09", hours: 1.5, outings: 1 },
    { monday: "2026-11-16", hours: 1.5, outings: 2 },
  ]);
  expect(report.boats.map(({ hours }) => hours)).toEqual([2.5, 0.5]);
  expect(report.kinds).toEqual([
    { kind: "single", hours: 2.5, outings: 2 },
    { kind: "double", hours: 0.5, outings: 1 },
  ]);
  expect(report.busiest).toContainEqual({ weekday: 6, hour: 6, halfHours: 1 });
  expect(report.busiest).toContainEqual({ weekday: 6, hour: 7, halfHours: 2 });
  expect(report.busiest).toContainEqual({ weekday: 0, hour: 6, halfHours: 2 });
});

test("cancelled outings and other days do not count", async () => {
  const id = await row("solo", "2026-11-21", "06:30", 1);
  await row("solo", "2026-12-01", "06:30", 1);
  await club().services.db.booking.update({
    where: { id },
    data: { status: "cancelled", cancelledAt: club().clock.now() },
  });
  const report = await usageOf("2026-11-01", "2026-11-30");
  expect(report.weeks).toEqual([]);
});

test("revenue falls into the club's month, also late in the evening of its last day", async () => {
  // 23:30 on 2026-11-30 in the club, already December in London.
  club().clock.set(new Date("2026-12-01T06:30:00Z"));
  const zero = await club().signIn("zero");
  const terms = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const { id } = (await zero.post("/paypal/order", terms)).read(placedOrder);
  await zero.post(`/paypal/order/${id}/capture`);
  const report = await usageOf("2026-11-01", "2026-12-31");
  expect(report.revenue).toEqual([
    { month: "2026-11", currency: "CAD", captured: "262.50", refunded: "0.00" },
  ]);
});

test("members count by their standing", async () => {
  const { standings } = await usageOf("2026-11-01", "2026-11-30");
  expect(standings).toContainEqual({ standing: "pending", members: 1 });
  expect(standings).toContainEqual({ standing: "paused", members: 1 });
  expect(standings).toContainEqual({ standing: "active", members: 6 });
});

test("the fleet is on offer from opening to closing, without retired boats and blocked days", async () => {
  const { services, boats } = club();
  const { db } = services;
  await row("solo", "2026-11-02", "06:30", 1);
  const read = () => usageOf("2026-11-01", "2026-11-30");
  const boatCount = await db.boat.count({ where: { managerDisabled: false } });
  const before = await read();
  expect(before.hoursOnOffer).toBe(boatCount * 30 * 17);
  expect(before.boats).toMatchObject([{ hours: 1, hoursOnOffer: 30 * 17 }]);

  const days = { startDate: new Date("2026-11-28"), endDate: new Date("2026-12-04") };
  await db.boatBlock.create({ data: { boatId: boats.solo.id, reason: "New riggers", ...days } });
  const blocked = await read();
  expect(blocked.hoursOnOffer).toBe((boatCount * 30 - 3) * 17);
  expect(blocked.boats).toMatchObject([{ hours: 1, hoursOnOffer: 27 * 17 }]);

  await db.boat.update({ where: { id: boats.solo.id }, data: { managerDisabled: true } });
  expect((await read()).hoursOnOffer).toBe((boatCount - 1) * 30 * 17);
});
