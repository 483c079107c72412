import { openChoices } from "../../shared/booking-offers/offer-rules";
import { bookingReference } from "../../shared/bookings/booking-reference";
import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import { fullName } from "../../shared/members/full-name";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { BookingSpan } from "../../shared/time/booking-span";
import { getOfferFacts, type KnownOffer, listOffersOf } from "../booking-offers/offer-queries";
import { listFreeBoats } from "../bookings/free-boats-queries";
import type { Db } from "../database/open-database";
import { findBoatOut } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import type { Moment } from "../time/moment";
import { getReport } from "./damage-queries";
import { type KnownReport, toDamageReportView, toStaffEntry, withEntries } from "./damage-view";

/** The club's reports for staff: open ones, resolved ones, or all (undefined); the latest first. */
export async function listDamage(
  db: Db,
  open: boolean | undefined,
  moment: Moment,
): Promise<StaffDamageView[]> {
  const reports = await db.damageReport.findMany({
    where: open === undefined ? {} : { resolvedAt: open ? null : { not: null } },
    include: withEntries,
    orderBy: { id: "desc" },
  });
  return Promise.all(reports.map((report) => toStaffView(db, report, moment)));
}

/** One of them. Refuses DAMAGE_NOT_FOUND. */
export const getDamage = async (db: Db, id: number, moment: Moment): Promise<StaffDamageView> =>
  toStaffView(db, await getReport(db, id), moment);

async function toStaffView(db: Db, report: KnownReport, moment: Moment): Promise<StaffDamageView> {
  const { boat, entries, createdAt, resolvedAt } = report;
  const isOpen = resolvedAt === null;
  const offers = isOpen ? await listOffersOf(db, boat.id, createdAt) : [];
  return {
    ...toDamageReportView(report, () => true),
    entries: entries.map(toStaffEntry),
    boatAvailable: boat.available,
    offers: await Promise.all(offers.map((offer) => toOfferLine(db, offer, moment))),
    launched: isOpen ? await listLaunched(db, boat.id, moment.club) : [],
  };
}

async function toOfferLine(db: Db, offer: KnownOffer, moment: Moment) {
  const { booking } = offer;
  const facts = await getOfferFacts(db, offer, moment.clock);
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
