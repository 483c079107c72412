import type {
  ClearancesAnswer,
  GrantClearanceInput,
} from "../../shared/clearances/clearance-schemas";
import { addDays, fromDay, toDay } from "../../shared/time/club-dates";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import { lockHeldBoats } from "../slots/end-waiting-of";
import { takeBackHoldsOf } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";
import { listClearancesOf } from "./clearance-queries";
import { toClearance } from "./clearance-view";
import { keepClearanceKind } from "./keep-clearance-kind";
import { refuseGranting } from "./refuse-granting";

/**
 * Gives a member a clearance, or other days to one they hold; left out, it ends as many days after
 * its grant as the club says. Refuses MEMBER_NOT_FOUND, NOT_ADMIN for a manager's own,
 * MEMBER_NOT_APPROVED, CLEARANCE_UNKNOWN and CHANGED_SINCE, to which one that is not held has no days.
 */
export async function grantClearance(
  db: PrismaClient,
  { id, name, grantedOn, expiresOn, seen }: GrantClearanceInput,
  by: SignedInActor,
  moment: Moment,
): Promise<ClearancesAnswer> {
  return writing(db, async (tx) => {
    const boats = await lockHeldBoats(tx, id);
    const member = await lockMember(tx, id);
    refuseGranting(member, by);
    const { validDays } = await keepClearanceKind(tx, name);
    const lastDay = expiresOn ?? addDays(grantedOn, validDays);
    const days = { grantedOn: toDay(grantedOn), expiresOn: toDay(lastDay) };
    const memberId_name = { memberId: id, name };
    const before = await tx.clearance.findUnique({ where: { memberId_name } });
    refuseChangedSince(before ? toClearance(before) : {}, seen);
    await tx.clearance.upsert({
      where: { memberId_name },
      create: { memberId: id, name, ...days },
      update: days,
    });
    await takeBackHoldsOf(tx, id, boats, moment);
    await recordAct(tx, by, "clearance granted", memberSubject(member), moment.at, {
      ...(before && { before: { clearance: name, expiresOn: fromDay(before.expiresOn) } }),
      after: { clearance: name, grantedOn, expiresOn: lastDay },
    });
    return { clearances: await listClearancesOf(tx, id) };
  });
}
