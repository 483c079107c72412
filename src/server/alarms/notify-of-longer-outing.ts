import type { Tx } from "../database/open-database";
import type { BoatOut } from "../fleet/boat-out-queries";
import { insertMails } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import { getNamedBooking } from "../slots/booking-facts-queries";
import type { Moment } from "../time/moment";
import { stayingLongerMail } from "./alarm-mails";

/**
 * Once an alarm has gone beyond the rower: notes on the incident that the boat is due later now, and
 * tells whoever was alarmed. The alarms go on. The caller holds boat and rower.
 */
export async function notifyOfLongerOuting(
  tx: Tx,
  { outing: { bookingId }, bookings: [head], due }: Pick<BoatOut, "outing" | "bookings" | "due">,
  by: Pick<SignedInActor, "id" | "name">,
  { at, clock, club }: Moment,
): Promise<void> {
  const alarm = await tx.alarm.findFirst({
    where: { bookingId, rung: { not: "rower" } },
    orderBy: { id: "desc" },
  });
  if (!alarm) return;
  const dueAt = clock.instantOf(head.bookingDate, due);
  await tx.incidentNote.create({
    data: { bookingId, dueAt, act: "extended", note: "", memberId: by.id, createdAt: at },
  });
  const readers = await tx.outboxMessage.findMany({
    where: { alarm: { bookingId, rung: { not: "rower" } }, kept: false, droppedFor: null },
    distinct: ["recipient"],
    orderBy: { id: "asc" },
  });
  if (readers.length === 0) return;
  const { boat } = await getNamedBooking(tx, bookingId);
  const mail = {
    ...stayingLongerMail(boat.name, { by: by.name, due, bookingId }, club),
    aboutMemberId: head.memberId,
    alarmId: alarm.id,
  };
  const mails = readers.map(({ memberId: id, recipient: email }) => ({
    to: id === null ? email : { id, email, mutedMail: [] },
    mail,
  }));
  await tx.$executeRaw`${insertMails(mails, at)}`;
}
