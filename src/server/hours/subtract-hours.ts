import { hoursRemainingView, type SubtractHoursInput } from "../../shared/hours/hour-schemas";
import { planSpending } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import { Refusal } from "../../shared/refusals";
import { withIdempotency } from "../answers/idempotency";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { openAccount, post } from "./ledger";
import { plainReasons } from "./plain-reasons";

/** Takes hours, the oldest expiring first; answers with the balance. Refuses SUBTRACT_TOO_MUCH. */
export async function subtractHours(
  db: PrismaClient,
  { id, hours, reason }: SubtractHoursInput,
  by: Actor,
  moment: Moment,
): Promise<{ hoursRemaining: number }> {
  const { at } = moment;
  const { today } = moment.now;
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    return withIdempotency(tx, by.repeated, { schema: hoursRemainingView }, at, async () => {
      const { lots, balanceQuarters } = await openAccount(tx, id, moment);
      const quarters = toQuarters(hours);
      const changes = planSpending(lots, quarters, today);
      if (!changes) {
        const left = toHours(balanceQuarters);
        throw new Refusal("SUBTRACT_TOO_MUCH", `Member only has ${left} hours available.`, "hours");
      }
      await post(tx, {
        memberId: id,
        kind: "subtraction",
        changes,
        balanceQuarters,
        reason: reason || plainReasons.subtracted,
        actorId: by.id,
        at,
      });
      await recordAct(tx, by, "hours subtracted", memberSubject(member), at, {
        before: { hours: toHours(balanceQuarters) },
        after: { hours: toHours(balanceQuarters - quarters) },
      });
      return { hoursRemaining: toHours(balanceQuarters - quarters) };
    });
  });
}
