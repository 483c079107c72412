import { subDays } from "date-fns";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { factsOf, type MailJudge } from "../../shared/mail/mail-kinds";
import { reaches, roleOf } from "../../shared/members/role";
import { toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { lowHours } from "../hours/hour-mails";
import { findMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import {
  whyAnswered,
  whyApplicationUntrue,
  whyAskOver,
  whyBackedUp,
  whyDeleted,
  whyMended,
  whyRefunded,
  whySwitchedOn,
} from "./why-news-untrue";
import { whyAlarmUntrue, whyBookingUntrue } from "./why-outing-untrue";
import { whyClearanceEndUntrue, whyExpiryUntrue } from "./why-reminder-untrue";

/** Why a message is not true any more; null while it is. */
export async function whyUntrue(
  tx: Tx,
  mail: OutboxMessage,
  reader: Member | null,
  moment: Moment,
): Promise<DropReason | null> {
  if (mail.copy) return null;
  if (mail.alarmId !== null) return whyAlarmUntrue(tx, mail.alarmId);
  if (mail.bookingId !== null) return whyBookingUntrue(tx, mail, mail.bookingId, moment);
  const { staff, judge } = factsOf(mail);
  if (staff && reader && !reaches(roleOf(reader), staff)) return "NOT_STAFF";
  return judges[judge](tx, mail, reader, moment);
}

type Judge = (
  tx: Tx,
  mail: OutboxMessage,
  reader: Member | null,
  moment: Moment,
) => Promise<DropReason | null>;

const staysTrue: Judge = async () => null;

const judges: Record<MailJudge, Judge> = {
  // By their alarm or booking, above.
  alarm: staysTrue,
  booking: staysTrue,
  announcement: whyAnnouncementUntrue,
  applicant: (tx, { memberId }) => whyApplicationUntrue(tx, memberId),
  application: (tx, { aboutMemberId }) => whyApplicationUntrue(tx, aboutMemberId),
  backup: whyBackedUp,
  clearance: whyClearanceEndUntrue,
  "crew entry": whyAskOver,
  damage: whyMended,
  email: whyEmailUntrue,
  "expiring hours": whyExpiryUntrue,
  fee: async (_tx, { createdAt }, reader) =>
    reader?.feePaidAt && reader.feePaidAt > createdAt ? "FEE_PAID" : null,
  hold: whyOfferUntrue,
  hours: whyHoursUntrue,
  "introductory row": whyAnswered,
  invitation: whyInvitationUntrue,
  member: whyDeleted,
  nobody: staysTrue,
  "password link": whyPasswordLinkUntrue,
  refund: whyRefunded,
  webhook: whySwitchedOn,
};

async function whyAnnouncementUntrue(
  tx: Tx,
  { onceKey }: OutboxMessage,
  _reader: Member | null,
  { now }: Moment,
) {
  const [, id] = /^announcement (\d+) to /.exec(onceKey ?? "") ?? [];
  if (id === undefined) return null;
  const announcement = await tx.announcement.findUnique({ where: { id: Number(id) } });
  if (!announcement) return "ANNOUNCEMENT_DELETED";
  return announcement.until < toDay(now.today) ? "ANNOUNCEMENT_OVER" : null;
}

async function whyEmailUntrue(tx: Tx, mail: OutboxMessage) {
  const { memberId, aboutMemberId, recipient } = mail;
  if (memberId !== null) return whyOvertaken(tx, mail);
  const { email } = (await findMember(tx, aboutMemberId ?? 0)) ?? {};
  return email === recipient ? "EMAIL_CHANGED_BACK" : null;
}

async function whyHoursUntrue(tx: Tx, { memberId }: OutboxMessage) {
  const account = await tx.memberSubscription.findFirst({ where: { memberId: memberId ?? 0 } });
  const left = account?.remainingHours.toNumber() ?? 0;
  return left > lowHours ? "MORE_HOURS" : null;
}

async function whyInvitationUntrue(tx: Tx, mail: OutboxMessage, reader: Member | null) {
  if (!reader) return "LEFT_CLUB";
  if (reader.lastLogin !== null || !reader.temporaryPassword) return "HAS_PASSWORD";
  return whyOvertaken(tx, mail);
}

async function whyPasswordLinkUntrue(
  tx: Tx,
  mail: OutboxMessage,
  _reader: Member | null,
  { at }: Moment,
) {
  if (mail.createdAt < subDays(at, 1)) return "LINK_TOO_OLD";
  return whyOvertaken(tx, mail);
}

// What is held for a waitlist entry is made in the moment of its message.
async function whyOfferUntrue(
  tx: Tx,
  { memberId, createdAt }: OutboxMessage,
  _reader: Member | null,
  { at }: Moment,
) {
  const held = { memberId: memberId ?? 0, createdAt, heldUntil: { gt: at } };
  return (await tx.booking.count({ where: held })) > 0 ? null : "HOLD_OVER";
}

async function whyOvertaken(tx: Tx, { id, kind, memberId }: OutboxMessage) {
  const newer = await tx.outboxMessage.count({ where: { kind, memberId, id: { gt: id } } });
  return newer > 0 ? "OVERTAKEN" : null;
}
