import { lastBookableDate } from "../../shared/profile/booking-horizon";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { ClubDate } from "../../shared/time/club-dates";
import { freeStarts, holdEnd, mayBeOffered } from "../../shared/waitlist/offering-rules";
import type { Statements } from "../database/open-database";
import type { Moment } from "../time/moment";
import { getBookingState } from "./booking-facts-queries";
import { lockMemberIfFree } from "./booking-locks";
import { decideWantedSlot } from "./decide-wanted-slot";
import { endWaiting } from "./end-waiting";
import { holdSlot } from "./hold-slot";
import { getBoatDiary, listWaiting, type WaitingEntry } from "./waiting-queries";

/** Of which boat, and of which day; any day from today on where none is said. */
interface FreedPlace {
  boatId: number;
  bookingDate?: ClubDate;
}

/**
 * The step that offers what has come free: to the first waitlist entry that fits and whose member
 * could book it now, by holding the slot for them (rules, Waitlist). It goes on until nothing free
 * fits a waitlist entry, and asks one question where nobody waits. The caller holds the boat. A
 * member is taken only where they are free at once, so nobody waits for anybody; who is passed over
 * is tried again within a minute.
 */
export async function offerFreeSlots(
  tx: Statements,
  { boatId, bookingDate }: FreedPlace,
  moment: Moment,
): Promise<number> {
  const { now, club } = moment;
  const days = bookingDate
    ? { startDate: bookingDate, endDate: bookingDate }
    : { startDate: now.today, endDate: lastBookableDate(now.today, "member", club) };
  const waiting = await listWaiting(tx, boatId, days, club);
  if (waiting.length === 0) return 0;
  const diary = await getBoatDiary(tx, boatId, days, moment.at);
  const offered = new Set<number>();
  for (const entry of waiting) {
    if (offered.has(entry.memberId)) continue;
    const starts = freeStarts(entry, diary, entry.offered, now, club).filter((startTime) =>
      mayBeOffered({ ...entry, startTime }, now),
    );
    const span = starts.length ? await offerFirst(tx, entry, starts, diary.boat, moment) : null;
    if (!span) continue;
    offered.add(entry.memberId);
    diary.availability.bookings.push({ ...span, status: "held" });
  }
  return offered.size;
}

/** Offers what `endWaiting` let go, once what took its place is written. */
export async function offerAfterwards(
  tx: Statements,
  { gone }: { gone: readonly FreedPlace[] },
  moment: Moment,
): Promise<void> {
  for (const place of gone) await offerFreeSlots(tx, place, moment);
}

/** Holds the first of the starts that the waitlist entry's member could book, if there is one. */
async function offerFirst(
  tx: Statements,
  entry: WaitingEntry,
  starts: readonly string[],
  boat: Awaited<ReturnType<typeof getBoatDiary>>["boat"],
  moment: Moment,
): Promise<BookingSpan | null> {
  const { at, clock } = moment;
  const member = await lockMemberIfFree(tx, entry.memberId);
  if (!member) return null;
  const { bookingDate, duration } = entry;
  for (const startTime of starts) {
    const span = { bookingDate, startTime, duration };
    const wanted = {
      boat,
      memberId: member.id,
      span,
      limits: "member",
      overridden: false,
    } as const;
    const state = await getBookingState(tx, member.id, { boatId: boat.id, ...span }, moment);
    const { refusal, waiting } = decideWantedSlot(wanted, state, moment);
    // Under the member's lock: meanwhile they may have ended the waitlist entry, or been offered
    // another boat.
    if (!waiting.entries.includes(entry.id) || waiting.hasOffer) return null;
    if (refusal) continue;
    const until = holdEnd(at, clock.instantOf(bookingDate, startTime), entry.holdMinutes);
    await endWaiting(tx, { gone: waiting.gone, entries: [] }, [boat], at);
    await holdSlot(tx, { waitlistEntryId: entry.id, boat, member, span, until }, moment);
    return span;
  }
  return null;
}
