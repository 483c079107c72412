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
  whyApplicationOutdated,
  whyAskOver,
  whyBackedUp,
  whyDeleted,
  whyMended,
  whyRefunded,
  whySwitchedOn,
} from "./why-news-outdated";
import { whyAlarmOutdated, whyBookingOutdated } from "./why-outing-outdated";
import { whyClearanceEndOutdated, whyExpiryOutdated } from "./why-reminder-outdated";

/** Why a message is not true any more; null while it is. */
export async function whyOutdated(
  tx: Tx,
  mail: OutboxMessage,
  reader: Member | null,
  moment: Moment,
): Promise<DropReason | null> {
  if (mail.copy) return null;
  if (mail.alarmId !== null) return whyAlarmOutdated(tx, mail.alarmId);
  if (mail.bookingId !== null) return whyBookingOutdated(tx, mail, mail.bookingId, moment);
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
  announcement: whyAnnouncementOutdated,
  applicant: (tx, { memberId }) => whyApplicationOutdated(tx, memberId),
  application: (tx, { aboutMemberId }) => whyApplicationOutdated(tx, aboutMemberId),
  backup: whyBackedUp,
  clearance: whyClearanceEndOutdated,
  "crew entry": whyAskOver,
  damage: whyMended,
  email: whyEmailOutdated,
  "expiring hours": whyExpiryOutdated,
  fee: async (_tx, { createdAt }, reader) =>
    reader?.feePaidAt && reader.feePaidAt > createdAt ? "FEE_PAID" : null,
  hold: whyOfferOutdated,
  hours: whyHoursOutdated,
  "introductory row": whyAnswered,
  invitation: whyInvitationOutdated,
  member: whyDeleted,
  nobody: staysTrue,
  "password link": whyPasswordLinkOutdated,
  refund: whyRefunded,
  webhook: whySwitchedOn,
};

async function whyAnnouncementOutdated(
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

async function whyEmailOutdated(tx: Tx, mail: OutboxMessage) {
  const { memberId, aboutMemberId, recipient } = mail;
  if (memberId !== null) return whyOvertaken(tx, mail);
  const { email } = (await findMember(tx, aboutMemberId ?? 0)) ?? {};
  return email === recipient ? "EMAIL_CHANGED_BACK" : null;
}

async function whyHoursOutdated(tx: Tx, { memberId }: OutboxMessage) {
  const account = await tx.memberSubscription.findFirst({ where: { memberId: memberId ?? 0 } });
  const left = account?.remainingHours.toNumber() ?? 0;
  return left > lowHours ? "MORE_HOURS" : null;
}

async function whyInvitationOutdated(tx: Tx, mail: OutboxMessage, reader: Member | null) {
  if (!reader) return "LEFT_CLUB";
  if (reader.lastLogin !== null || !reader.temporaryPassword) return "HAS_PASSWORD";
  return whyOvertaken(tx, mail);
}

async function whyPasswordLinkOutdated(
  tx: Tx,
  mail: OutboxMessage,
  _reader: Member | null,
  { at }: Moment,
) {
  if (mail.createdAt < subDays(at, 1)) return "LINK_TOO_OLD";
  return whyOvertaken(tx, mail);
}

// What is held for a waitlist entry is made in the moment of its message.
async function whyOfferOutdated(
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
