import type { MemberView } from "../../shared/members/member-views";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { makeLink, welcomeLinkExpiry } from "../auth/one-time-links";
import { noPassword } from "../auth/passwords";
import { endSessions } from "../auth/session-store";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getMemberView } from "./member-view";
import { approvedMail } from "./membership-mails";

/**
 * Approves a pending member: from now on active, and told by mail. Nobody has proven the e-mail of an
 * application, so its sessions end, and with `onlyByLink` its password: then the mailed link alone
 * opens the account (rules, Passwords). Refuses NOT_PENDING.
 */
export async function approveMember(
  db: PrismaClient,
  {
    id,
    clubName,
    publicUrl,
    onlyByLink,
  }: { id: number; clubName: string; publicUrl: string; onlyByLink: boolean },
  by: Actor,
  moment: Moment,
): Promise<{ member: MemberView }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const pending = await lockMember(tx, id);
    if (pending.approvalStatus !== "pending") throw new Refusal("NOT_PENDING");
    const member = await tx.member.update({
      where: { id },
      data: {
        approvalStatus: "approved",
        membershipStatus: "active",
        approvedBy: by.id,
        approvedDate: at,
        ...(onlyByLink && { password: noPassword, temporaryPassword: true }),
      },
    });
    await endSessions(tx, id);
    const expiresAt = welcomeLinkExpiry(at);
    const until = moment.clock.nowAt(expiresAt);
    const welcome = member.temporaryPassword
      ? { link: await makeLink(tx, { memberId: id, publicUrl, expiresAt }, at), until }
      : undefined;
    await queueMail(tx, member, approvedMail(clubName, member, welcome, moment.club), at);
    await recordAct(tx, by, "member approved", memberSubject(member), at);
    return { member: await getMemberView(tx, member, moment) };
  });
}
