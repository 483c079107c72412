import { hoursRemainingView } from "../../shared/hours/hour-schemas";
import { isUnlimited, toHours, toQuarters, unlimitedHours } from "../../shared/hours/quarters";
import { withIdempotency } from "../answers/idempotency";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { credit, openAccount } from "./ledger";
import { plainReasons } from "./plain-reasons";

/**
 * Makes a member unlimited, by hours that never expire; who is so already stays as they are. Answers
 * with the new balance in hours.
 */
export async function makeUnlimited(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<{ hoursRemaining: number }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    return withIdempotency(tx, by.repeated, { schema: hoursRemainingView }, at, async () => {
      const { balanceQuarters } = await openAccount(tx, id, moment);
      const before = { hours: toHours(balanceQuarters) };
      if (isUnlimited(before.hours)) return { hoursRemaining: before.hours };
      const after = { hours: before.hours + unlimitedHours };
      await credit(tx, {
        memberId: id,
        quarters: toQuarters(unlimitedHours),
        expiresOn: null,
        balanceQuarters,
        reason: plainReasons.unlimited,
        actorId: by.id,
        at,
      });
      await recordAct(tx, by, "made unlimited", memberSubject(member), at, { before, after });
      return { hoursRemaining: after.hours };
    });
  });
}
