import { bookingReference } from "../../shared/bookings/booking-reference";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import type { EndedSeriesView, EndSeriesInput } from "../../shared/bookings/series-schemas";
import { toHours } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { type ClubDate, toDay } from "../../shared/time/club-dates";
import type { PrismaClient, Tx } from "../database/open-database";
import { StaleRead, writing } from "../database/writing";
import { findOutingStage } from "../fleet/boat-out-queries";
import { spanOf } from "../fleet/span-of";
import { getBalance } from "../hours/account-queries";
import { lockBoats } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import { getMember } from "../people/member-queries";
import { booked, bookedStatus } from "../slots/booked";
import { getPercentBack } from "../slots/excused-queries";
import { lockPeople } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { seriesEndedMail } from "./series-mails";
import { withdrawBooking } from "./withdraw-booking";

/**
 * Cancels what is ahead of a member's own series from a day on, each booking by the rules of cancelling;
 * one that is on the water stays. Hours are balance hours. Refuses BOOKING_NOT_FOUND (also for somebody
 * else's), ALREADY_CANCELLED where nothing is ahead; rules, Every week.
 */
export async function endSeries(
  db: PrismaClient,
  { id, from }: EndSeriesInput,
  by: SignedInActor,
  moment: Moment,
): Promise<EndedSeriesView> {
  const { now, at, club } = moment;
  return writing(db, async (tx) => {
    const { member, ahead } = await lockSeries(tx, { id, from: from ?? now.today }, by);
    const left: string[] = [];
    const weeks = [];
    const sums = { refunded: 0, kept: 0 };
    for (const booking of ahead) {
      const reference = bookingReference(booking.id, club);
      const outing = await findOutingStage(tx, booking);
      const facts = { ...spanOf(booking), status: bookedStatus(booking), outing };
      if (refuseCancelling(facts, now, false)) {
        if (outing === "out") left.push(reference);
        continue;
      }
      const percent = await getPercentBack(tx, booking, now);
      const boat = booking.boat.name;
      const withdrawal = { reason: `Cancelled ${boat}`, percent, boat };
      const withdrawn = await withdrawBooking(tx, booking, withdrawal, by, moment);
      sums.refunded += toHours(withdrawn.refundedQuarters);
      sums.kept += withdrawn.hoursKept;
      weeks.push({ ...spanOf(booking), boat: booking.boat.name, reference });
    }
    if (weeks.length + left.length === 0) throw new Refusal("ALREADY_CANCELLED");
    const ended = { id, weeks, hoursReturned: sums.refunded, hoursKept: sums.kept };
    if (weeks.length) await queueMail(tx, member, seriesEndedMail(member, ended, club), at);
    return {
      cancelled: weeks.map(({ reference }) => reference),
      left,
      hoursRefunded: sums.refunded,
      hoursRemaining: await getBalance(tx, by.id, now.today),
    };
  });
}

/** Takes the boats of a series and its member; gives what of it stands from that day on, as it is then. */
async function lockSeries(tx: Tx, { id, from }: { id: number; from: ClubDate }, by: SignedInActor) {
  const own = { seriesId: id, memberId: by.id, ...booked };
  const known = await tx.booking.findMany({ where: own });
  if (known.length === 0) throw new Refusal("BOOKING_NOT_FOUND");
  const boats = new Set(known.map(({ boatId }) => boatId));
  await lockBoats(tx, [...boats]);
  const ids = known.map((booking) => booking.id);
  await lockPeople(tx, ids);
  const member = await getMember(tx, by.id);
  // The first read only told which rows to lock. What decides is read again under the locks.
  const ahead = await tx.booking.findMany({
    where: { ...own, status: "confirmed", bookingDate: { gte: toDay(from) } },
    include: { boat: { select: { name: true } } },
    orderBy: { bookingDate: "asc" },
  });
  if (ahead.some(({ boatId }) => !boats.has(boatId))) throw new StaleRead();
  return { member, ahead };
}
