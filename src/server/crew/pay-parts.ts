import { type Leaving, planJoining, planLeaving } from "../../shared/crew/parts";
import { keptQuarters } from "../../shared/fair-use/late-cancelling";
import { isUnlimited, toHours, toQuarters } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { Statements, Tx } from "../database/open-database";
import { chargeFor, refundOf, spendableOf } from "../hours/outing-hours";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import type { CrewRow } from "./crew-queries";

// What an outing charges its people together is always `hoursUsed`: whatever one has back, another
// pays, or it comes off. All steps expect the locks of `lockOuting`.

/** A booking as it is paid for. */
export interface PaidBooking {
  id: number;
  memberId: number;
  member: { firstName: string; lastName: string };
  boat: { name: string };
  hoursUsed: { toNumber: () => number };
  hoursWaived: { toNumber: () => number };
}

const sumOf = (crew: readonly CrewRow[]) => crew.reduce((sum, one) => sum + one.partQuarters, 0);

/** What its rower pays of a booking, in quarters. */
const rowerQuarters = (booking: Pick<PaidBooking, "hoursUsed">, crew: readonly CrewRow[]) =>
  toQuarters(booking.hoursUsed.toNumber()) - sumOf(crew);

/** Charges somebody their part, and gives it to whoever pays it now. Refuses NOT_ENOUGH_HOURS. */
export async function payPart(
  tx: Tx,
  {
    booking,
    crew,
    memberId,
    quarters,
  }: { booking: PaidBooking; crew: readonly CrewRow[]; memberId: number; quarters: number },
  by: Actor,
  moment: Moment,
): Promise<void> {
  if (quarters === 0) return;
  const about = { bookingId: booking.id };
  const reason = `Part of ${booking.boat.name}`;
  const isPaid = await chargeFor(tx, { ...about, memberId, quarters, reason }, by, moment);
  if (!isPaid) throw new Refusal("NOT_ENOUGH_HOURS");
  const { toRower, unwaived, toLeft } = planJoining(quarters, {
    rowerQuarters: rowerQuarters(booking, crew),
    waivedQuarters: toQuarters(booking.hoursWaived.toNumber()),
    left: crew
      .filter(({ ended }) => ended)
      .map(({ id, partQuarters, keptQuarters }) => ({ id, quarters: partQuarters - keptQuarters })),
  });
  const back = { ...about, reason: `Part paid of ${booking.boat.name}` };
  await refundOf(tx, { ...back, memberId: booking.memberId, quarters: toRower }, by, moment);
  for (const { id, quarters: part } of toLeft) {
    const leaver = crew.find((one) => one.id === id);
    if (leaver?.memberId == null) continue;
    await refundOf(tx, { ...back, memberId: leaver.memberId, quarters: part }, by, moment);
    await tx.$executeRaw`
      UPDATE "crew" SET "partQuarters" = "partQuarters" - ${part} WHERE "id" = ${id}`;
  }
  if (unwaived > 0) await waive(tx, booking.id, -unwaived);
}

/** What comes off a cost, in quarters; below zero, what comes back to it. */
const waive = (tx: Statements, bookingId: number, quarters: number) => tx.$executeRaw`
  UPDATE "bookings" SET "hoursUsed" = "hoursUsed" - ${toHours(quarters)}::numeric,
                        "hoursWaived" = "hoursWaived" + ${toHours(quarters)}::numeric
   WHERE "id" = ${bookingId}`;

/** How somebody in a crew would leave it now, in quarters. */
export async function planToLeave(
  tx: Statements,
  booking: Pick<PaidBooking, "memberId">,
  { partQuarters }: Pick<CrewRow, "partQuarters">,
  { percent, must }: { percent: number; must: boolean },
  moment: Moment,
): Promise<Leaving> {
  const kept = keptQuarters(partQuarters, percent);
  const spendable = await spendableOf(tx, booking.memberId, moment);
  const rower = { spendable, unlimited: isUnlimited(toHours(spendable)) };
  return planLeaving(partQuarters, kept, rower, must);
}

/** Ends somebody's place in a crew, and settles their part as it was planned. */
export async function settleLeaving(
  tx: Statements,
  booking: PaidBooking,
  { id, memberId, partQuarters }: CrewRow,
  { back, toRower, waived, staysPaid }: Leaving,
  by: Actor,
  moment: Moment,
): Promise<void> {
  const about = { bookingId: booking.id, reason: `Left ${booking.boat.name}` };
  if (memberId !== null) await refundOf(tx, { ...about, memberId, quarters: back }, by, moment);
  if (toRower > 0) {
    await chargeFor(tx, { ...about, memberId: booking.memberId, quarters: toRower }, by, moment);
  }
  if (waived > 0) {
    await waive(tx, booking.id, waived);
    const subject = bookingSubject(booking.id, booking);
    const after = { hours: toHours(waived) };
    await recordAct(tx, by, "hours let off", subject, moment.at, { after });
  }
  const part = partQuarters - back;
  await tx.$executeRaw`
    UPDATE "crew" SET "endedAt" = ${moment.at}, "partQuarters" = ${part},
                      "keptQuarters" = ${part - staysPaid}
     WHERE "id" = ${id}`;
}

/**
 * Gives everyone of a crew their part back, or so many percent of it; of who left late what they left
 * stays then. Who pays it instead is the caller's to see to. Gives what stays charged of them, and what
 * each has back, by their entry; in quarters.
 */
export async function returnParts(
  tx: Statements,
  booking: { id: number; boat: { name: string } },
  crew: readonly CrewRow[],
  { reason, percent }: { reason: string; percent: number },
  by: Actor,
  moment: Moment,
): Promise<{ kept: number; back: ReadonlyMap<number, number> }> {
  const back = new Map<number, number>();
  let sum = 0;
  for (const { id, memberId, partQuarters, keptQuarters: keptLate, ended } of crew) {
    if (memberId === null || partQuarters === 0) continue;
    const share = ended ? keptLate : keptQuarters(partQuarters, percent);
    const kept = percent === 100 ? 0 : share;
    const quarters = partQuarters - kept;
    await refundOf(tx, { memberId, bookingId: booking.id, quarters, reason }, by, moment);
    await tx.$executeRaw`
      UPDATE "crew" SET "partQuarters" = ${kept}, "keptQuarters" = least("keptQuarters", ${kept})
       WHERE "id" = ${id}`;
    sum += kept;
    back.set(id, quarters);
  }
  return { kept: sum, back };
}
