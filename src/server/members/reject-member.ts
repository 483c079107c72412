import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import { rejectedMail } from "../notifications/membership-mails";
import { queueMail } from "../notifications/outbox";
import { lockMember } from "./member-queries";
import { removeAccount } from "./remove-account";

/**
 * Rejects a pending member: removes the account, ends its sessions, tells the applicant, and
 * keeps the word in the audit trail. Refuses NOT_PENDING.
 */
export async function rejectMember(
  db: PrismaClient,
  id: number,
  by: Member,
  clubName: string,
  at: Date,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    if (member.approvalStatus !== "pending") throw new Refusal("NOT_PENDING");
    await queueMail(tx, member, rejectedMail(clubName, member), at);
    await recordAct(
      tx,
      {
        act: "member rejected",
        actor: by,
        subject: memberSubject(member),
        before: { approvalStatus: "pending", email: member.email },
        after: { approvalStatus: "rejected" },
      },
      at,
    );
    await removeAccount(tx, id, { by, reason: "Application rejected", at });
    await tx.member.update({ where: { id }, data: { approvalStatus: "rejected" } });
    return { ok: true };
  });
}
