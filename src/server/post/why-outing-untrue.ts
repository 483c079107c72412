import { anyBookingMail, factsOf, type MailKind } from "../../shared/notifications/mail-kinds";
import { endTime } from "../../shared/time/clock-times";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { outingOf } from "../fleet/whose-outing";
import type { OutboxMessage } from "../generated/prisma/client";
import type { Moment } from "../time/moment";

/** Why an alarm is over that has not left; null while the boat is out and its incident open. */
export async function whyAlarmUntrue(tx: Tx, alarmId: number): Promise<string | null> {
  const { bookingId, dueAt } = await tx.alarm.findUniqueOrThrow({ where: { id: alarmId } });
  const outing = await tx.outing.findUnique({
    where: { bookingId },
    include: { incidentNotes: { where: { act: "closed", dueAt: { gte: dueAt } } } },
  });
  if (!outing || outing.landedAt) return "The boat is back.";
  return outing.incidentNotes.length > 0 ? "The incident was closed." : null;
}

/**
 * Why a message about a booking is not true any more; null while it is. A confirmation stays true
 * though the booking has moved: the message of that follows it.
 */
export async function whyBookingUntrue(
  tx: Tx,
  mail: OutboxMessage,
  bookingId: number,
  { at, clock }: Moment,
): Promise<string | null> {
  const { id, createdAt, memberId } = mail;
  const { until, ofPlace, toCrew, toLeaver } = factsOf(mail).booking ?? anyBookingMail;
  if (toLeaver && (await isTheirs(tx, mail, bookingId))) return "They are in the crew again.";
  if (until === "ever") return null;
  if (until === "series") return whySeriesUntrue(tx, bookingId);
  const booking = await tx.booking.findUnique({ where: { id: bookingId } });
  if (booking?.status !== "confirmed") return "The booking was cancelled since.";
  const { bookingDate, startTime, duration } = spanOf(booking);
  const last = until === "start" ? startTime : endTime(startTime, duration);
  if (clock.instantOf(bookingDate, last) <= at) {
    return last === startTime ? "The outing has begun." : "The outing is over.";
  }
  if (toCrew && memberId !== booking.memberId) {
    if (!(await isTheirs(tx, mail, bookingId))) return "They have left the crew since.";
  }
  if (!ofPlace) return null;
  const moves = { bookingId, kind: "booking moved" satisfies MailKind, id: { gt: id } };
  const moved =
    (booking.movedAt !== null && booking.movedAt > createdAt) ||
    (await tx.outboxMessage.count({ where: moves })) > 0;
  return moved ? "The booking was moved since." : null;
}

const isTheirs = async (tx: Tx, { memberId }: OutboxMessage, bookingId: number) =>
  memberId !== null && (await tx.booking.count({ where: outingOf(bookingId, memberId) })) > 0;

/** It is true while any of it stands: what was cancelled has a message of its own. */
async function whySeriesUntrue(tx: Tx, seriesId: number): Promise<string | null> {
  const stands = await tx.booking.count({ where: { seriesId, status: "confirmed" } });
  return stands === 0 ? "The bookings were cancelled since." : null;
}
