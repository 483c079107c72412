import type { EditMyProfileInput } from "../../shared/account/account-schemas";
import { changedFields } from "../../shared/audit/changed-fields";
import type { MemberView } from "../../shared/members/member-views";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getMemberView } from "./member-view";
import { refuseHalvedContact } from "./refuse-halved-contact";

/**
 * A member's own edit: how to reach them, and whom to call. Refuses CHANGED_SINCE, and half a contact
 * (BAD_INPUT).
 */
export async function editMyProfile(
  db: PrismaClient,
  { seen, ...given }: EditMyProfileInput,
  by: SignedInActor,
  moment: Moment,
): Promise<{ member: MemberView }> {
  return writing(db, async (tx) => {
    const before = await lockMember(tx, by.id);
    refuseChangedSince(before, seen);
    const changed = changedFields(before, given);
    refuseHalvedContact(before, changed.after);
    const member = await tx.member.update({ where: { id: by.id }, data: changed.after });
    await recordAct(tx, by, "own profile edited", memberSubject(member), moment.at, changed);
    return { member: await getMemberView(tx, member, moment) };
  });
}
