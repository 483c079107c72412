import type {
  ClearancesAnswer,
  TakeClearanceInput,
} from "../../shared/clearances/clearance-schemas";
import { fromDay } from "../../shared/time/club-dates";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import { lockHeldBoats } from "../slots/end-waiting-of";
import { takeBackHoldsOf } from "../slots/take-back-holds";
import type { Moment } from "../time/moment";
import { listClearancesOf } from "./clearance-queries";
import { keepClearanceKind } from "./keep-clearance-kind";
import { refuseGranting } from "./refuse-granting";

/**
 * Takes a clearance away from a member; bookings that need it stay, and staff see them; what is held
 * for them does not. One they do not hold changes nothing. Refuses as the granting does.
 */
export async function takeClearance(
  db: PrismaClient,
  { id, name }: TakeClearanceInput,
  by: SignedInActor,
  moment: Moment,
): Promise<ClearancesAnswer> {
  return writing(db, async (tx) => {
    const boats = await lockHeldBoats(tx, id);
    const member = await lockMember(tx, id);
    refuseGranting(member, by);
    await keepClearanceKind(tx, name);
    const memberId_name = { memberId: id, name };
    const held = await tx.clearance.findUnique({ where: { memberId_name } });
    if (held) {
      await tx.clearance.delete({ where: { memberId_name } });
      await takeBackHoldsOf(tx, id, boats, moment);
      const before = { clearance: name, expiresOn: fromDay(held.expiresOn) };
      await recordAct(tx, by, "clearance taken away", memberSubject(member), moment.at, { before });
    }
    return { clearances: await listClearancesOf(tx, id) };
  });
}
