import { changedFields } from "../../shared/audit/changed-fields";
import type { EditProfileInput } from "../../shared/members/member-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { Refusal } from "../../shared/refusals";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { memberSubject, recordAct } from "../audit/record-act";
import { voidLinks } from "../auth/one-time-links";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { followEmail } from "../introductory-rows/follow-email";
import { lockAmongAdmins, lockEmail } from "../locks";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import type { Moment } from "../time/moment";
import { emailInUseForAdmins, refuseKnownEmail } from "./add-member";
import { refuseLosingLastAdmin } from "./last-admin";
import { getMemberView } from "./member-view";
import { emailGoneMail, emailNowMail } from "./membership-mails";
import { refuseHalvedContact } from "./refuse-halved-contact";

/** How somebody logs in, and what powers they have. */
const closedToTokens = ["email", "isManager", "isAdmin"];

/**
 * An admin's edit of a member. Another e-mail voids what was mailed to the one before, takes the
 * member's requests to try a row along, and is told to both. Refuses MEMBER_NOT_FOUND, EMAIL_IN_USE, LAST_ADMIN,
 * CHANGED_SINCE, and TOKEN_NOT_ALLOWED a program that would change who they are to the club.
 */
export async function editProfile(
  db: PrismaClient,
  { id, seen, ...given }: EditProfileInput,
  by: Actor,
  moment: Moment,
): Promise<{ member: MemberView }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const before = await lockAmongAdmins(tx, id);
    refuseChangedSince(before, seen);
    const changed = changedFields(before, given);
    if (by.byToken && closedToTokens.some((field) => field in changed.after)) {
      throw new Refusal("TOKEN_NOT_ALLOWED");
    }
    refuseHalvedContact(before, changed.after);
    if (changed.after.isAdmin === false) await refuseLosingLastAdmin(tx, before);
    if (changed.after.email) {
      await lockEmail(tx, changed.after.email);
      await refuseKnownEmail(tx, changed.after.email, emailInUseForAdmins);
    }
    const member = await tx.member.update({ where: { id }, data: changed.after });
    if (changed.after.email) {
      await voidLinks(tx, id, at);
      await followEmail(tx, before, changed.after.email);
      const { name } = await getClubSettings(tx);
      await queueMail(tx, before.email, emailGoneMail(name, id), at);
      await queueMail(tx, member, emailNowMail(name, member), at);
    }
    await recordAct(tx, by, "profile edited", memberSubject(member), at, changed);
    return { member: await getMemberView(tx, member, moment) };
  });
}
