import type { BookedView } from "../../shared/bookings/booking-schemas";
import {
  type BookSeriesInput,
  repeatsOutings,
  type SeriesView,
} from "../../shared/bookings/series-schemas";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import type { BookingLimits } from "../../shared/profile/booking-horizon";
import { Refusal } from "../../shared/refusals";
import { addDays } from "../../shared/time/club-dates";
import { withIdempotency } from "../answers/idempotency";
import { sentenceOf } from "../answers/refusal-sentences";
import type { PrismaClient, Statements } from "../database/open-database";
import { hoursLowMail, lowHours } from "../hours/hour-mails";
import type { Mail } from "../mail/mail";
import { insertMail, wants } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { refuseChangedClub } from "../settings/refuse-changed-club";
import { boatToBook } from "../slots/boat-to-book";
import { recordOf, type SlotToTake, settleIfExpired, takeSlot } from "../slots/book-slot";
import { getBookingState } from "../slots/booking-facts-queries";
import { lockForBooking } from "../slots/booking-locks";
import { decideWeeks } from "../slots/decide-weeks";
import { keptSeries } from "../slots/kept-booking";
import { toUnnumberedView } from "../slots/record-booking";
import { writingSlots } from "../slots/writing-slots";
import type { Moment } from "../time/moment";
import { seriesBookedMail } from "./series-mails";

/** For whom, and by whose limits: a member's own, or an admin's for a member. */
interface SeriesFor {
  memberId: number;
  limits: BookingLimits;
  /** why the admin books what a gate would refuse */
  override?: string | undefined;
}

/**
 * Books an outing for several weeks, each judged like a booking of its own after those before it: what can
 * be booked is booked and charged, what cannot is named with its reason. Where nothing can, the first
 * refusal is the answer. A dry run writes nothing, and answers with all of it. Refuses SERIES_OFF; rules,
 * Every week.
 */
export async function bookSeries(
  db: PrismaClient,
  input: BookSeriesInput & SeriesFor,
  by: Actor,
  moment: Moment,
): Promise<SeriesView> {
  if (!repeatsOutings(moment.club)) throw new Refusal("SERIES_OFF");
  return writingSlots(db, async (tx) => {
    const locked = await lockForBooking(tx, input.boatId, input.memberId);
    if (input.dryRun) return tryWeeks(await judgeWeeks(tx, input, locked, moment), by, moment);
    return withIdempotency(tx, by.repeated, keptSeries(moment.club), moment.at, async () =>
      takeWeeks(tx, await judgeWeeks(tx, input, locked, moment), by, moment),
    );
  });
}

/** The weeks as they are decided on, and the hours before the first of them, in quarters. */
interface JudgedWeeks {
  slots: SlotToTake[];
  refused: { dateStr: string; refusal: Refusal }[];
  spendable: number;
}

async function judgeWeeks(
  tx: Statements,
  { boatId, memberId, limits, override, ...input }: BookSeriesInput & SeriesFor,
  locked: Awaited<ReturnType<typeof lockForBooking>>,
  moment: Moment,
): Promise<JudgedWeeks> {
  const boat = boatToBook(locked, limits);
  const { boats, member } = locked;
  const weeks = [];
  for (const span of spansOf(input)) {
    const state = await getBookingState(tx, memberId, { boatId, ...span }, moment);
    refuseChangedClub(state.clubRevision, moment);
    weeks.push({ span, state });
  }
  const wanted = { boat, memberId, limits, overridden: override !== undefined };
  const decided = decideWeeks(wanted, weeks, moment);
  const shared = { boat, boats, member, limits, override, mails: [] };
  return {
    slots: decided.filter(({ judged }) => !judged.refusal).map((week) => ({ ...shared, ...week })),
    refused: decided.flatMap(({ span, judged: { refusal } }) =>
      refusal ? [{ dateStr: span.bookingDate, refusal }] : [],
    ),
    spendable: decided[0]?.judged.spendable ?? 0,
  };
}

const spansOf = ({ dateStr, timeStr, duration, weeks }: Omit<BookSeriesInput, "boatId">) =>
  Array.from({ length: weeks }, (_, week) => ({
    bookingDate: addDays(dateStr, 7 * week),
    startTime: timeStr,
    duration,
  }));

/** What would be booked. */
function tryWeeks(
  { slots, refused, spendable }: JudgedWeeks,
  by: Actor,
  { at }: Moment,
): SeriesView {
  const booked = slots.map((slot) => toUnnumberedView(recordOf(slot, by, at)));
  const hoursRemaining = hoursLeft(spendable, booked);
  return { series: null, booked, refused: refused.map(wordsOf), hoursRemaining };
}

/** Books what can be. */
async function takeWeeks(
  tx: Statements,
  { slots, refused, spendable }: JudgedWeeks,
  by: Actor,
  moment: Moment,
): Promise<SeriesView> {
  const [first] = slots;
  if (!first) throw refused[0]?.refusal ?? new Error("No week was asked for.");
  await settleIfExpired(tx, first.member.id, first.judged.lots, moment);
  const booked = [];
  for (const slot of slots) booked.push((await takeSlot(tx, slot, by, moment)).booking);
  const series = await joinSeries(tx, booked);
  const hoursRemaining = hoursLeft(spendable, booked);
  const mails = noticeOf(
    first,
    { booked, hoursBefore: toHours(spendable), hoursRemaining },
    moment,
  );
  if (mails.length) await tx.$executeRaw`${insertMail(first.member, mails, moment.at)}`;
  return {
    series: { id: series },
    booked: booked.map((booking, nr) => ({
      ...booking,
      series: { id: series, n: nr + 1, of: booked.length },
    })),
    refused: refused.map(wordsOf),
    hoursRemaining,
  };
}

/** Tells each booking which of how many it is; gives the id of them all, which is the first one's. */
export async function joinSeries(
  tx: Statements,
  booked: readonly { id: number }[],
): Promise<number> {
  const ids = booked.map(({ id }) => id);
  const [series = 0] = ids;
  await tx.$executeRaw`
    UPDATE "bookings" SET "seriesId" = ${series}, "seriesN" = joined."n", "seriesOf" = ${ids.length}
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS joined ("id", "n")
     WHERE "bookings"."id" = joined."id"`;
  return series;
}

/** What a member is told of it: that they stand, and when they leave few hours. */
function noticeOf(
  { member, boat }: SlotToTake,
  { booked, hoursBefore, hoursRemaining }: Noticed,
  { club }: Moment,
): Mail[] {
  const cost = hoursBefore - hoursRemaining;
  const [id = 0] = booked.map((booking) => booking.id);
  const series = { id, boat: boat.name, weeks: booked, cost, left: hoursRemaining };
  const mails = [seriesBookedMail(member, series, club)];
  if (hoursBefore > lowHours && hoursRemaining <= lowHours) {
    mails.push(hoursLowMail(member, hoursRemaining));
  }
  return mails.filter((mail) => wants(member, mail));
}

interface Noticed {
  booked: readonly BookedView["booking"][];
  hoursBefore: number;
  hoursRemaining: number;
}

const hoursLeft = (spendable: number, booked: readonly { hoursUsed: number }[]): number =>
  toHours(booked.reduce((left, { hoursUsed }) => left - toQuarters(hoursUsed), spendable));

const wordsOf = ({ dateStr, refusal }: JudgedWeeks["refused"][number]) => ({
  dateStr,
  error: sentenceOf(refusal),
  code: refusal.code,
});
