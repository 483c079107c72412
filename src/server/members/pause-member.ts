import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import { memberSubject, recordAct } from "../audit/record-act";
import { endCalendars } from "../auth/session-store";
import { boatsOf, idsOf, leaveAllCrews, listCrewsAhead } from "../crew/leave-all-crews";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockAmongAdmins } from "../locks";
import type { Actor } from "../people/actor";
import { endWaitingOf, lockHeldBoats } from "../slots/end-waiting-of";
import { listPeople } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { refuseLosingLastAdmin } from "./last-admin";
import { getMemberView } from "./member-view";

const notApproved = "This member is not approved yet, so there is no membership to pause.";

/**
 * Pauses an active member, which ends their calendar addresses and takes them out of every crew, or starts a paused one. Refuses
 * MEMBER_NOT_APPROVED, LAST_ADMIN.
 */
export async function pauseMember(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<{ message: string; member: MemberView }> {
  return writing(db, async (tx) => {
    const crews = await listCrewsAhead(tx, id, moment);
    const boats = await lockHeldBoats(tx, id, boatsOf(crews));
    const before = await lockAmongAdmins(tx, id, await listPeople(tx, idsOf(crews)));
    if (!isApproved(roleOf(before))) throw new Refusal("MEMBER_NOT_APPROVED", notApproved);
    const pausing = before.membershipStatus === "active";
    if (pausing) await refuseLosingLastAdmin(tx, before);
    const membershipStatus = pausing ? "paused" : "active";
    const member = await tx.member.update({ where: { id }, data: { membershipStatus } });
    if (pausing) {
      await endWaitingOf(tx, id, boats, moment);
      await leaveAllCrews(tx, id, crews, by, moment);
      await endCalendars(tx, id);
    }
    const name = fullName(member);
    const act = pausing ? "member paused" : "member started";
    await recordAct(tx, by, act, memberSubject(member), moment.at, {
      before: { membershipStatus: before.membershipStatus },
      after: { membershipStatus },
    });
    return {
      message: pausing ? `${name} is paused` : `${name} is active again`,
      member: await getMemberView(tx, member, moment),
    };
  });
}
