import { endTime } from "../../shared/time/clock-times";
import { outingInDoubtKind } from "../bookings/outing-in-doubt-mail";
import { seriesBookedKind, seriesEndedKind } from "../bookings/series-mails";
import { crewNoGoKind } from "../conditions/crew-no-go-mail";
import { leftCrewKind, outOfCrewKinds } from "../crew/crew-mails";
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

const cancellations = ["booking cancelled", "booking cancelled by the club", seriesEndedKind];
/** What is said of a booking's boat or hour, which another boat or hour ends. */
const aboutItsPlace = [
  "reminder",
  "no-go",
  crewNoGoKind,
  outingInDoubtKind,
  "boat blocked",
  "boat offline",
  "boat unusable",
  "boat back",
  "club closed",
  "lock code changed",
];
/** What is said to whoever has the outing, which leaving its crew ends. */
const toItsPeople = [
  crewNoGoKind,
  outingInDoubtKind,
  "boat back",
  "reminder",
  "lock code changed",
  "in crew",
];
/** Of no use any more once the outing has begun. */
const beforeItsStart = [
  "reminder",
  "no-go",
  crewNoGoKind,
  outingInDoubtKind,
  "boat blocked",
  "boat offline",
  "lock code changed",
];

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
  const { id, kind, createdAt, memberId } = mail;
  if (cancellations.includes(kind)) return null;
  if (outOfCrewKinds.includes(kind) && (await isTheirs(tx, mail, bookingId))) {
    return "They are in the crew again.";
  }
  if (kind === leftCrewKind) return null;
  if (kind === seriesBookedKind) return whySeriesUntrue(tx, bookingId);
  const booking = await tx.booking.findUnique({ where: { id: bookingId } });
  if (booking?.status !== "confirmed") return "The booking was cancelled since.";
  const { bookingDate, startTime, duration } = spanOf(booking);
  const last = beforeItsStart.includes(kind) ? startTime : endTime(startTime, duration);
  if (clock.instantOf(bookingDate, last) <= at) {
    return last === startTime ? "The outing has begun." : "The outing is over.";
  }
  if (toItsPeople.includes(kind) && memberId !== booking.memberId) {
    if (!(await isTheirs(tx, mail, bookingId))) return "They have left the crew since.";
  }
  if (!aboutItsPlace.includes(kind)) return null;
  const moves = { bookingId, kind: "booking moved", id: { gt: id } };
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
