import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { rejectedMail } from "./membership-mails";
import { removeAccount } from "./remove-account";

/**
 * Rejects a pending member: removes the account, ends its sessions, tells the applicant, and
 * keeps the word in the audit trail. Refuses NOT_PENDING.
 */
export async function rejectMember(
  db: PrismaClient,
  { id, clubName }: { id: number; clubName: string },
  by: Actor,
  moment: Moment,
): Promise<{ ok: true }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    if (member.approvalStatus !== "pending") throw new Refusal("NOT_PENDING");
    await queueMail(tx, member, rejectedMail(clubName, member), at);
    const { former } = await removeAccount(
      tx,
      { member, reason: "Application rejected" },
      by,
      moment,
    );
    await tx.member.update({ where: { id }, data: { approvalStatus: "rejected" } });
    await recordAct(tx, by, "member rejected", memberSubject(former), at, {
      before: { approvalStatus: "pending" },
      after: { approvalStatus: "rejected" },
    });
    return { ok: true };
  });
}
