import type { CreateMemberInput } from "../../shared/members/member-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { hashPassword } from "../auth/passwords";
import { refuseCommonPassword } from "../auth/refuse-common-password";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { addMember, emailInUseForAdmins, refuseKnownEmail } from "./add-member";
import { getMemberView } from "./member-view";

/**
 * An admin's new member, approved and active unless said otherwise. Refuses EMAIL_IN_USE, PASSWORD_COMMON, and
 * TOKEN_NOT_ALLOWED a program that would give somebody powers as staff.
 */
export async function createMember(
  db: PrismaClient,
  input: CreateMemberInput,
  by: Actor,
  moment: Moment,
): Promise<{ member: MemberView }> {
  const { at } = moment;
  if (by.byToken && (input.isManager || input.isAdmin)) throw new Refusal("TOKEN_NOT_ALLOWED");
  await refuseKnownEmail(db, input.email, emailInUseForAdmins);
  await refuseCommonPassword(db, input.password, input, "password");
  const password = await hashPassword(input.password);
  const approved = input.approvalStatus === "approved";
  const member = await writing(db, async (tx) => {
    const added = await addMember(
      tx,
      {
        ...input,
        password,
        ...(approved && { membershipStatus: "active", approvedBy: by.id, approvedDate: at }),
      },
      moment,
      emailInUseForAdmins,
    );
    await recordAct(tx, by, "member created", memberSubject(added), at, {
      after: { email: added.email, approvalStatus: added.approvalStatus },
    });
    return added;
  });
  return { member: await getMemberView(db, member, moment) };
}
