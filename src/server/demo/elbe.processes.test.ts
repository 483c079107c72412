import { afterEach, expect, test } from "vitest";
import { announcedClosures } from "../../shared/closures/announced-closures";
import { isOpen } from "../../shared/incidents/is-open";
import { documentedProfile } from "../../shared/profile/club-profile";
import { hoursOn } from "../../shared/profile/day-hours";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { fromDay } from "../../shared/time/club-dates";
import { listRefusedBookings } from "../bookings/refused-bookings-queries";
import { openDatabase } from "../database/open-database";
import { listClosures } from "../fleet/closure-queries";
import { listIncidents } from "../incidents/incident-queries";
import { prepareClub } from "../prepare-club";
import { clubMomentAt, profileOf } from "../settings/profile-queries";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { createTestDatabase } from "../testing/test-database";
import { testMoment } from "../testing/test-moment";
import { momentAt } from "../time/moment";
import { demoEmail } from "./demo-accounts";
import { type DemoPerson, demoPeople } from "./demo-people";
import { elbe } from "./elbe";
import { findDemo } from "./load-demo-data";

const berlin = momentAt(new Date(0), profileOf({ ...defaultClubSettings, ...elbe.settings }));

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

/** Elbe as it was first opened on a day of its own at noon. */
async function openedOn(date: string) {
  const { url, drop } = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: url });
  closing = [close, drop];
  const at = berlin.clock.instantOf(date, "12:40");
  await prepareClub(db, { demo: "elbe", firstAdmin: undefined }, testMoment(at));
  return { db, moment: await clubMomentAt(db, at) };
}

// A Saturday in summer, both days on which clocks change, and a winter's Tuesday and Monday.
test.each([
  ["2027-06-12", 1],
  ["2027-03-28", 1],
  ["2027-10-31", 1],
  ["2027-01-05", 1],
  ["2027-01-04", 0],
])("opened on %s Elbe rows within its hours, and %i boat is overdue", async (date, overdue) => {
  const { db, moment } = await openedOn(date);
  expect(await findDemo(db)).toBe("elbe");
  expect(moment.now).toMatchObject({ today: date, minutes: 12 * 60 + 40 });
  const incidents = await listIncidents(db, moment);
  expect(incidents.filter(isOpen)).toHaveLength(overdue);
  expect(await listRefusedBookings(db, moment)).toEqual([]);
  const closures = await listClosures(db, date);
  expect(announcedClosures(closures, moment.now, documentedProfile)).toHaveLength(1);
  const closed = await db.auditEntry.findFirstOrThrow({ where: { act: "club closed" } });
  expect(closed.subjectName).toMatch(/^08:00 – 12:00 on /);
  const bookings = await db.booking.findMany();
  for (const { bookingDate, startTime } of bookings) {
    const hours = hoursOn(fromDay(bookingDate), moment.club);
    expect(hours && hours.opens <= startTime && startTime < hours.closes).toBe(true);
  }
  await expectBooksAgree(db);
});

test("Elbe takes euros with their tax in them, and everybody has the documented hours", async () => {
  const { db } = await openedOn("2027-06-12");
  const paid = await db.order.findFirstOrThrow({ where: { status: "captured" } });
  expect(paid).toMatchObject({ currency: "EUR", taxes: [{ name: "MwSt.", percent: 19 }] });
  expect([paid.totalCents, paid.taxCents]).toEqual([25_000, 3_992]);
  const members = await db.member.findMany({
    include: { subscription: true },
    orderBy: { id: "asc" },
  });
  expect(new Set(members.map(({ city, province }) => `${city}${province}`))).toEqual(
    new Set(["Hamburg"]),
  );
  expect(members.map(({ email }) => email)).toEqual(
    demoPeople.map(({ key }) => demoEmail(key, "elbe")),
  );
  expect(members.map(({ subscription }) => subscription?.remainingHours.toNumber())).toEqual(
    demoPeople.map((person: DemoPerson) => person.hours ?? 0),
  );
});
