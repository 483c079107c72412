import { describe, expect, test } from "vitest";
import { dayGlance, glanceState } from "../../shared/bookings/day-glance";
import { announcedClosures } from "../../shared/closures/announced-closures";
import { isOpen } from "../../shared/incidents/is-open";
import { documentedProfile } from "../../shared/profile/club-profile";
import { listBookingsBetween } from "../bookings/booking-queries";
import { listInvitations } from "../crew/invitation-queries";
import { listSeats } from "../crew/seat-queries";
import type { PrismaClient } from "../database/open-database";
import { openDatabase } from "../database/open-database";
import { listBookingsWithin, listClosures } from "../fleet/closure-queries";
import { getBalance } from "../hours/account-queries";
import { listIncidents } from "../incidents/incident-queries";
import { prepareClub } from "../prepare-club";
import { getUsageReport } from "../reports/usage-report-queries";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { createTestDatabase } from "../testing/test-database";
import { clubInstant, testMoment } from "../testing/test-moment";
import type { Moment } from "../time/moment";
import { getWaiting } from "../waiting/waiting-queries";
import { demoEmail } from "./demo-accounts";
import type { DemoKey } from "./demo-people";

/** The demo club as it was first opened at this time of the club's day. */
async function openedAt(time: string, look: (db: PrismaClient, moment: Moment) => Promise<void>) {
  const { url, drop } = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url });
  const moment = testMoment(clubInstant("2026-11-20", time));
  await prepareClub(db, { demo: "willows", firstAdmin: undefined }, moment);
  await look(db, moment).finally(async () => {
    await close();
    await drop();
  });
}

describe("the demo club has something for every screen to show", () => {
  test.each([
    ["00:10", { out: 0, ahead: true, back: false }],
    ["05:05", { out: 1, ahead: true, back: false }],
    ["12:30", { out: 1, ahead: true, back: true }],
    ["21:40", { out: 0, ahead: false, back: true }],
  ])("opened at %s", async (time, { out, ahead, back }) => {
    await openedAt(time, async (db, { now: { today, minutes } }) => {
      const bookings = await listBookingsBetween(db, today, today, documentedProfile);
      const glance = dayGlance(bookings, (booking) => glanceState(booking, minutes));
      expect(glance.onWater.length).toBeGreaterThanOrEqual(out);
      expect(glance.upcoming.shown.length > 0).toBe(ahead);
      expect(glance.completed.shown.length > 0).toBe(back);
      await expectBooksAgree(db);
    });
  });

  test.each([
    ["06:00", 0],
    ["12:30", 1],
    ["15:10", 1],
  ])("opened at %s, %i boat is overdue", async (time, boats) => {
    await openedAt(time, async (db, moment) => {
      const incidents = await listIncidents(db, moment);
      expect(incidents.filter(isOpen)).toHaveLength(boats);
    });
  });

  test("the club is closed on a morning ahead, and who rows in the dark was warned", async () => {
    await openedAt("12:30", async (db, { now }) => {
      const closures = await listClosures(db, now.today);
      expect(announcedClosures(closures, now, documentedProfile)).toHaveLength(1);
      const touched = await Promise.all(closures.map((one) => listBookingsWithin(db, one, now)));
      expect(touched.flat()).toEqual([]);
      const tonight = await db.booking.findMany({
        where: { bookingDate: new Date(now.today), warnings: { not: [] } },
        orderBy: { startTime: "asc" },
      });
      expect(tonight.map(({ startTime }) => startTime)).toContain("19:00");
      expect(tonight.map(({ startTime }) => startTime)).not.toContain("10:30");
      expect(tonight[0]?.warnings).toMatchObject([{ code: "OUTSIDE_DAYLIGHT" }]);
    });
  });

  test("members row together, and one of them every week, with the documented hours left", async () => {
    await openedAt("12:30", async (db, moment) => {
      const idOf = async (key: DemoKey) =>
        (await db.member.findUniqueOrThrow({ where: { email: demoEmail(key) } })).id;
      const [lee, ana, sam] = [await idOf("lee"), await idOf("ana"), await idOf("sam")];
      const weeks = await db.booking.findMany({
        where: { seriesId: { not: null } },
        orderBy: { seriesN: "asc" },
      });
      expect(weeks.map((week) => [week.memberId, week.seriesN, week.seriesOf])).toEqual(
        [1, 2, 3, 4].map((n) => [lee, n, 4]),
      );
      const asked = await listInvitations(db, lee, moment);
      expect(asked).toMatchObject([{ from: "Ana M.", cost: 1 }]);
      expect(await listInvitations(db, sam, moment)).toEqual([]);
      const [{ bookingId } = { bookingId: 0 }] = await db.crewEntry.findMany({
        where: { state: "in", partQuarters: 4 },
      });
      expect(await db.booking.findUnique({ where: { id: bookingId } })).toMatchObject({
        memberId: ana,
        share: "equal",
        ways: 3,
      });
      expect(await listSeats(db, sam, moment)).toMatchObject([
        { with: "Ben H.", open: 1, cost: 0.75 },
      ]);
      for (const member of [lee, ana, await idOf("ben")]) {
        expect(await getBalance(db, member, moment.now.today)).toBe(5);
      }
      await expectBooksAgree(db);
    });
  });

  test("something of each kind waits, and the reports have a year before", async () => {
    await openedAt("12:30", async (db, moment) => {
      const { now } = moment;
      const waiting = await getWaiting(db, moment);
      const { applicants, unpaidOrders, rowRequests, boatsOffline, failedMail } = waiting;
      expect([applicants.total, unpaidOrders.total, rowRequests.total]).toEqual([3, 2, 2]);
      expect([boatsOffline.length, failedMail]).toEqual([1, 1]);
      const lastYear = await getUsageReport(db, "2025-10-01", "2025-12-31", moment);
      expect(lastYear.weeks.length).toBeGreaterThan(8);
      const { revenue } = await getUsageReport(db, "2026-01-01", now.today, moment);
      expect(revenue.length).toBeGreaterThan(4);
      expect(await db.auditEntry.count()).toBeGreaterThan(10);
      const sam = { member: { email: "sam@willows.example" } };
      expect(
        await db.booking.count({ where: { ...sam, bookingDate: { gt: new Date(now.today) } } }),
      ).toBe(1);
    });
  });
});
