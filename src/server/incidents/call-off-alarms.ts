import type { Tx } from "../database/open-database";
import { alarmOverMail } from "../notifications/alarm-mails";
import { queueMail } from "../notifications/queue-mail";
import { withdrawAlarms } from "./withdraw-alarms";

/** How an incident ended: the boat is back, or an admin closed it, with their words. */
export type IncidentEnd = "landed" | { closedBy: string; note: string };

/**
 * Keeps alarms from leaving that have not left yet, and lets those know it is over who were told,
 * the rower aside.
 */
export async function callOffAlarms(
  tx: Tx,
  bookingId: number,
  end: IncidentEnd,
  at: Date,
): Promise<void> {
  const told = await tx.outboxMessage.findMany({
    where: { alarm: { bookingId, rung: { not: "rower" } }, attempts: { gt: 0 } },
    distinct: ["recipient"],
    orderBy: { id: "asc" },
  });
  await withdrawAlarms(tx, bookingId, at);
  if (told.length === 0) return;
  const { boat, memberId } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: { boat: { select: { name: true } } },
  });
  const mail = { ...alarmOverMail(boat.name, end, bookingId), aboutMemberId: memberId };
  for (const { memberId: id, recipient: email } of told) {
    const reader = id === null ? email : { id, email, mutedMail: [] };
    await queueMail(tx, reader, mail, at);
  }
}
