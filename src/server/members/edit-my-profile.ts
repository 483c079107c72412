import type { EditMyProfileInput } from "../../shared/members/account-schemas";
import type { MemberView } from "../../shared/members/member-views";
import { changedFields } from "../audit/changed-fields";
import { memberSubject, recordAct } from "../audit/record-act";
import { clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { getBalance } from "../hours/account-queries";
import { lockMember } from "./member-queries";
import { memberView } from "./member-view";

/** A member's own edit: how to reach them, and whom to call. */
export async function editMyProfile(
  db: PrismaClient,
  memberId: number,
  given: EditMyProfileInput,
  at: Date,
): Promise<{ member: MemberView }> {
  return writing(db, async (tx) => {
    const changed = changedFields(await lockMember(tx, memberId), given);
    const member = await tx.member.update({ where: { id: memberId }, data: changed.after });
    const act = { act: "own profile edited", actor: member, subject: memberSubject(member) };
    await recordAct(tx, { ...act, ...changed }, at);
    return { member: memberView(member, await getBalance(tx, memberId, clubNowAt(at).today)) };
  });
}
