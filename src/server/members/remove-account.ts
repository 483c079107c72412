import { isExpired } from "../../shared/hours/lots";
import { toHours } from "../../shared/hours/quarters";
import { forgetAnswersOf } from "../answers/idempotency";
import { forgetInTrail } from "../audit/forget-in-trail";
import { noPassword } from "../auth/passwords";
import { endAllAccess } from "../auth/session-store";
import { forgetCrewOf } from "../crew/forget-crew";
import { forgetDamageOf } from "../damage/forget-damage";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { openAccount, post } from "../hours/ledger";
import { noteRequestMails } from "../introductory-rows/note-request-mails";
import { lockForRemoval } from "../locks";
import { forgetMailOf } from "../mail/forget-mail";
import { forgetOutingsOf } from "../outings/forget-outings";
import type { Actor } from "../people/actor";
import { formerMember } from "../people/former-member";
import { endDuty } from "../settings/end-duty";
import type { Moment } from "../time/moment";
import { forgetReasons } from "./forget-reasons";

/**
 * Takes a member out of the club, whose row the caller has locked: closes their lots with a line,
 * cancels orders they never paid, ends their sessions and calendar addresses, voids their links, frees their e-mail and
 * forgets who they were (rules, Standing). Their row stays without a name, because the books and
 * past bookings need it. Gives that row, and the hours that were closed.
 */
export async function removeAccount(
  tx: Tx,
  { member: { id, email }, reason }: { member: Member; reason: string },
  by: Actor,
  moment: Moment,
): Promise<{ former: Member; hoursClosed: number }> {
  const { at } = moment;
  await lockForRemoval(tx, id);
  const hoursClosed = await closeLots(tx, { memberId: id, reason }, by, moment);
  await cancelUnpaidOrders(tx, id, reason);
  await endDuty(tx, email, by, at);
  await endAllAccess(tx, id);
  await tx.oneTimeLink.deleteMany({ where: { memberId: id } });
  await tx.signInPlace.deleteMany({ where: { memberId: id } });
  await tx.clearance.deleteMany({ where: { memberId: id } });
  await tx.waitlistEntry.deleteMany({ where: { memberId: id } });
  await tx.waitlistOffer.deleteMany({ where: { memberId: id } });
  await tx.announcementDismissal.deleteMany({ where: { memberId: id } });
  const former = await tx.member.update({ where: { id }, data: namelessRow(id, at) });
  await forgetInTrail(tx, id);
  await forgetReasons(tx, id);
  await forgetOutingsOf(tx, id);
  await forgetCrewOf(tx, { id, email });
  await forgetDamageOf(tx, id);
  await forgetAnswersOf(tx, id);
  await forgetRequests(tx, { id, email });
  await forgetMailOf(tx, id);
  return { former, hoursClosed };
}

async function closeLots(
  tx: Tx,
  { memberId, reason }: { memberId: number; reason: string },
  by: Actor,
  moment: Moment,
): Promise<number> {
  const { at } = moment;
  const { today } = moment.now;
  const { lots, balanceQuarters } = await openAccount(tx, memberId, moment);
  const changes = lots
    .filter((lot) => !isExpired(lot, today))
    .map((lot) => ({ lotId: lot.id, quarters: -lot.remainingQuarters }));
  const posting = { memberId, kind: "closure" as const, changes, balanceQuarters, reason, at };
  await post(tx, { ...posting, actorId: by.id });
  return toHours(balanceQuarters);
}

// An order that a gateway may still take money for stays open; if money comes, it is sent back.
async function cancelUnpaidOrders(tx: Tx, memberId: number, failure: string) {
  await tx.order.updateMany({
    where: { memberId, gateway: "clubhouse", status: "pending" },
    data: { status: "cancelled", failure },
  });
}

const namelessRow = (id: number, at: Date) => ({
  email: `deleted-${id}@members.invalid`,
  password: noPassword,
  ...formerMember,
  address: "",
  phone: "",
  city: "",
  province: "",
  postalCode: "",
  emergencyContactName: "",
  emergencyContactPhone: "",
  mutedMail: [],
  goalKilometres: null,
  membershipStatus: "inactive" as const,
  isAdmin: false,
  isManager: false,
  deletedAt: at,
});

/**
 * Takes back the requests to try a row that came under a member's e-mail, and notes that the mail
 * about them is about that member. A member's guests are not theirs to take back.
 */
async function forgetRequests(tx: Tx, member: { id: number; email: string }): Promise<void> {
  await tx.customer.deleteMany({ where: { email: member.email } });
  await noteRequestMails(tx, member);
}
