import type { DropReason } from "../../shared/mail/drop-reasons";
import { anyBookingMail, factsOf, type MailKind } from "../../shared/mail/mail-kinds";
import { endTime } from "../../shared/time/clock-times";
import type { Tx } from "../database/open-database";
import { outingOf } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import type { OutboxMessage } from "../generated/prisma/client";
import type { Moment } from "../time/moment";

/** Why an alarm is over that has not left; null while the boat is out and its incident open. */
export async function whyAlarmOutdated(tx: Tx, alarmId: number): Promise<DropReason | null> {
  const { bookingId, dueAt } = await tx.alarm.findUniqueOrThrow({ where: { id: alarmId } });
  const outing = await tx.outing.findUnique({
    where: { bookingId },
    include: { incidentNotes: { where: { act: "closed", dueAt: { gte: dueAt } } } },
  });
  if (!outing || outing.landedAt) return "BOAT_BACK";
  return outing.incidentNotes.length > 0 ? "INCIDENT_CLOSED" : null;
}

/**
 * Why a message about a booking is not true any more; null while it is. A confirmation stays true
 * though the booking has moved: the message of that follows it.
 */
export async function whyBookingOutdated(
  tx: Tx,
  mail: OutboxMessage,
  bookingId: number,
  { at, clock }: Moment,
): Promise<DropReason | null> {
  const { id, createdAt, memberId } = mail;
  const { until, ofPlace, toCrew, toLeaver } = factsOf(mail).booking ?? anyBookingMail;
  if (toLeaver && (await isTheirs(tx, mail, bookingId))) return "IN_CREW_AGAIN";
  if (until === "ever") return null;
  if (until === "series") return whySeriesOutdated(tx, bookingId);
  const booking = await tx.booking.findUnique({ where: { id: bookingId } });
  if (booking?.status !== "confirmed") return "BOOKING_CANCELLED";
  const { bookingDate, startTime, duration } = spanOf(booking);
  const last = until === "start" ? startTime : endTime(startTime, duration);
  if (clock.instantOf(bookingDate, last) <= at) {
    return last === startTime ? "OUTING_BEGUN" : "OUTING_OVER";
  }
  if (toCrew && memberId !== booking.memberId) {
    if (!(await isTheirs(tx, mail, bookingId))) return "LEFT_CREW";
  }
  if (!ofPlace) return null;
  const moves = { bookingId, kind: "booking moved" satisfies MailKind, id: { gt: id } };
  const moved =
    (booking.movedAt !== null && booking.movedAt > createdAt) ||
    (await tx.outboxMessage.count({ where: moves })) > 0;
  return moved ? "BOOKING_MOVED" : null;
}

const isTheirs = async (tx: Tx, { memberId }: OutboxMessage, bookingId: number) =>
  memberId !== null && (await tx.booking.count({ where: outingOf(bookingId, memberId) })) > 0;

/** It is true while any of it stands: what was cancelled has a message of its own. */
async function whySeriesOutdated(tx: Tx, seriesId: number): Promise<DropReason | null> {
  const stands = await tx.booking.count({ where: { seriesId, status: "confirmed" } });
  return stands === 0 ? "BOOKINGS_CANCELLED" : null;
}
