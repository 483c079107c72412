import { bookingReference } from "../../shared/bookings/booking-reference";
import type { DamageFilter } from "../../shared/damage/damage-filter";
import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import { fullName } from "../../shared/members/full-name";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { openChoices } from "../../shared/replacements/replacement-rules";
import type { BookingSpan } from "../../shared/time/booking-span";
import { listFreeBoats } from "../bookings/free-boats-queries";
import type { Db } from "../database/open-database";
import { findBoatOut } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import {
  getReplacementFacts,
  type KnownReplacement,
  listReplacementsOf,
} from "../replacements/replacement-queries";
import type { Moment } from "../time/moment";
import { findReports, getReport } from "./damage-queries";
import { type KnownReport, toDamageReportView, toStaffEntries } from "./damage-view";

/**
 * The club's reports for staff: open ones, resolved ones, or all (undefined). First those that wait for
 * staff, then the latest; `before` a report already seen are older ones.
 */
export async function listDamage(
  db: Db,
  { open, before }: DamageFilter,
  moment: Moment,
): Promise<StaffDamageView[]> {
  const isFirst = open !== false && before === undefined;
  const waiting = isFirst ? await findReports(db, { waitsForStaff: true }) : [];
  const others = await findReports(db, {
    waitsForStaff: false,
    ...(open !== undefined && { resolvedAt: open ? null : { not: null } }),
    ...(before !== undefined && { id: { lt: before } }),
  });
  return Promise.all([...waiting, ...others].map((report) => toStaffView(db, report, moment)));
}

/** How many boats stay as they are until staff say whether they can be rowed. */
export const countWaitingGroundings = (db: Db): Promise<number> =>
  db.damageReport.count({ where: { waitsForStaff: true } });

/** One of them. Refuses DAMAGE_NOT_FOUND. */
export const getDamage = async (db: Db, id: number, moment: Moment): Promise<StaffDamageView> =>
  toStaffView(db, await getReport(db, id), moment);

async function toStaffView(db: Db, report: KnownReport, moment: Moment): Promise<StaffDamageView> {
  const { boat, createdAt, resolvedAt, waitsForStaff } = report;
  const isOpen = resolvedAt === null;
  const offers = isOpen ? await listReplacementsOf(db, boat.id, createdAt) : [];
  return {
    ...toDamageReportView(report),
    entries: toStaffEntries(report),
    boatAvailable: boat.available,
    waitsForStaff,
    offers: await Promise.all(offers.map((offer) => toOfferLine(db, offer, moment))),
    launched: isOpen ? await listLaunched(db, boat.id, moment.club) : [],
  };
}

async function toOfferLine(db: Db, offer: KnownReplacement, moment: Moment) {
  const { booking } = offer;
  const facts = await getReplacementFacts(db, offer, moment.clock);
  const choices = openChoices(facts, moment.now);
  const [free] = choices.includes("swap") ? await listFreeBoats(db, booking, moment) : [];
  return {
    ...toQuestioned(booking.id, spanOf(booking), booking.member, moment.club),
    outcome: facts.outcome,
    open: choices.length > 0,
    swapTo: free ?? null,
  };
}

async function listLaunched(db: Db, boatId: number, club: ClubProfile) {
  const out = await findBoatOut(db, boatId);
  if (!out) return [];
  const [{ memberId }] = out.bookings;
  const rower = await db.member.findUniqueOrThrow({ where: { id: memberId } });
  return out.bookings.map(({ id, ...span }) => toQuestioned(id, span, rower, club));
}

const toQuestioned = (
  bookingId: number,
  { bookingDate, startTime, duration }: BookingSpan,
  rower: { firstName: string; lastName: string },
  club: ClubProfile,
) => ({
  bookingId,
  reference: bookingReference(bookingId, club),
  rower: fullName(rower),
  bookingDate,
  startTime,
  duration,
});
