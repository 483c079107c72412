import type { AvailabilityView, BoatView } from "../../shared/boats/boat-schemas";
import type { SuggestionView } from "../../shared/bookings/booking-schemas";
import { clearanceGap } from "../../shared/clearances/clearance-gap";
import { isPaused } from "../../shared/members/role";
import { lastBookableDate } from "../../shared/profile/booking-horizon";
import { sameAgain } from "../../shared/slots/same-again";
import {
  type Suggestion,
  type SuggestionFacts,
  suggestionDays,
  suggestOutings,
} from "../../shared/slots/suggest-outings";
import { outingState } from "../../shared/time/booking-span";
import { addDays } from "../../shared/time/club-dates";
import { lightOf } from "../../shared/time/sun-times";
import type { Db } from "../database/open-database";
import { availabilitySql, listBoats, listDiaries } from "../fleet/boat-queries";
import { outingsOf } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import type { Member } from "../generated/prisma/client";
import { getBalance } from "../hours/account-queries";
import { anyBoat, type GateColumns, gateColumns, toGateFacts } from "../slots/gate-facts-queries";
import type { Moment } from "../time/moment";

/** How many of a member's outings tell what they like. */
const rememberedOutings = 20;

const nothingKnown = { bookings: [], blocks: [], closures: [] };

/**
 * Outings for a member who may book and has none ahead, the last one once more before the others; none
 * for anybody else.
 */
export async function listSuggestions(
  db: Db,
  member: Member,
  moment: Moment,
): Promise<SuggestionView[]> {
  const { now, club: profile } = moment;
  if (isPaused(member)) return [];
  const rowed = await listLastRowed(db, member.id);
  if (rowed.some((span) => outingState(span, now) !== "completed")) return [];
  const hoursRemaining = await getBalance(db, member.id, now.today);
  if (hoursRemaining === 0) return [];

  const days = { startDate: now.today, endDate: addDays(now.today, suggestionDays - 1) };
  const diaries = await listDiaries(db, days, false, moment);
  const asked = gateColumns(member.id, days, moment);
  const [columns] = await db.$queryRaw<[GateColumns]>`SELECT ${asked}`;
  const gates = toGateFacts(columns, anyBoat, moment);
  // Whoever is cleared on the first and on the last of these days is so on all of them. What one press
  // books is not restricted: nobody would have read why.
  const mayRow = ({ requiredClearance, damage }: BoatView) =>
    damage === null &&
    !clearanceGap(requiredClearance, gates.clearances, days.startDate) &&
    !clearanceGap(requiredClearance, gates.clearances, days.endDate);
  const boats = (await listBoats(db, "approved", profile)).filter(mayRow).map((boat) => {
    const availability = diaries.find(({ boatId }) => boatId === boat.id) ?? nothingKnown;
    const diary = { available: boat.available, availability };
    return { ...boat, diary, gates: { ...gates, boat } };
  });
  const sunOn = (date: string) => lightOf(date, gates.place);
  const facts = { boats, rowed, hoursRemaining, sunOn, profile };
  const again = await findSameAgain(db, facts, moment);
  const others = suggestOutings(facts, now, again ? [again.bookingDate] : []);
  return [...(again ? [toView(again, true)] : []), ...others.map((other) => toView(other, false))];
}

/** Looks through the last boat's diary as far ahead as members book; for whoever rowed before, one read more. */
async function findSameAgain(
  db: Db,
  { boats, rowed, ...facts }: SuggestionFacts,
  { at, now, club }: Moment,
): Promise<Suggestion | null> {
  const [last] = rowed;
  const boat = boats.find(({ id }) => id === last?.boatId);
  if (!last || !boat) return null;
  const endDate = lastBookableDate(now.today, "member", club);
  const asked = { id: boat.id, startDate: now.today, endDate };
  const [availability] = await db.$queryRaw<AvailabilityView[]>(availabilitySql(asked, false, at));
  if (!availability) return null;
  return sameAgain(last, { ...boat, diary: { ...boat.diary, availability } }, facts, now);
}

function toView({ boat, ...outing }: Suggestion, sameAgain: boolean): SuggestionView {
  return { ...outing, boat: { id: boat.id, name: boat.name }, sameAgain };
}

async function listLastRowed(db: Db, memberId: number) {
  const bookings = await db.booking.findMany({
    where: { AND: [await outingsOf(db, memberId)], status: "confirmed" },
    orderBy: [{ bookingDate: "desc" }, { startTime: "desc" }],
    take: rememberedOutings,
  });
  return bookings.map((booking) => ({ ...spanOf(booking), boatId: booking.boatId }));
}
