import type { DropReason } from "../../shared/mail/drop-reasons";
import type { Tx } from "../database/open-database";
import type { Outing } from "../generated/prisma/client";
import { insertMails } from "../mail/queue-mail";
import { getNamedBooking } from "../slots/booking-facts-queries";
import { stillOutMail } from "./alarm-mails";

/**
 * Lets the alarms go on that a landing had called off: what waited then leaves after all, and whoever
 * has heard that the boat is back hears that it is not. The caller holds boat and rower.
 */
export async function resumeAlarms(
  tx: Tx,
  { bookingId, landHeardAt }: Pick<Outing, "bookingId" | "landHeardAt">,
  rowerId: number,
  at: Date,
): Promise<void> {
  const alarms = await tx.alarm.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
  const alarmId = alarms.at(-1)?.id;
  if (!landHeardAt || alarmId === undefined) return;
  const calledOff = {
    alarmId: { in: alarms.map(({ id }) => id) },
    sentAt: null,
    setAsideAt: landHeardAt,
  };
  await tx.outboxMessage.updateMany({
    where: calledOff,
    data: { setAsideAt: null, droppedFor: null },
  });
  await tx.webhookCall.updateMany({ where: calledOff, data: { setAsideAt: null } });
  const over = { kind: "alarm over", aboutMemberId: rowerId, createdAt: landHeardAt };
  await tx.outboxMessage.updateMany({
    where: { ...over, attempts: 0, setAsideAt: null },
    data: { setAsideAt: at, droppedFor: "BOAT_OUT" satisfies DropReason },
  });
  const misled = await tx.outboxMessage.findMany({
    where: { ...over, attempts: { gt: 0 } },
    orderBy: { id: "asc" },
  });
  if (misled.length === 0) return;
  const { boat } = await getNamedBooking(tx, bookingId);
  const mail = { ...stillOutMail(boat.name, bookingId), aboutMemberId: rowerId, alarmId };
  const mails = misled.map(({ memberId: id, recipient: email }) => ({
    to: id === null ? email : { id, email, mutedMail: [] },
    mail,
  }));
  await tx.$executeRaw`${insertMails(mails, at)}`;
}
