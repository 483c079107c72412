import { type AddHoursInput, hoursRemainingView } from "../../shared/hours/hour-schemas";
import { lotValidityDays } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import { addDays } from "../../shared/time/club-dates";
import { withIdempotency } from "../answers/idempotency";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { credit, openAccount } from "./ledger";
import { plainReasons } from "./plain-reasons";

/** Gives a member hours that last one year; answers with the new balance in hours. */
export async function addHours(
  db: PrismaClient,
  { id, hours, reason }: AddHoursInput,
  by: Actor,
  moment: Moment,
): Promise<{ hoursRemaining: number }> {
  const { at } = moment;
  const { today } = moment.now;
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    return withIdempotency(tx, by.repeated, { schema: hoursRemainingView }, at, async () => {
      const { balanceQuarters } = await openAccount(tx, id, moment);
      const quarters = toQuarters(hours);
      await credit(tx, {
        memberId: id,
        quarters,
        expiresOn: addDays(today, lotValidityDays),
        balanceQuarters,
        reason: reason || plainReasons.added,
        actorId: by.id,
        at,
      });
      await recordAct(tx, by, "hours added", memberSubject(member), at, {
        before: { hours: toHours(balanceQuarters) },
        after: { hours: toHours(balanceQuarters + quarters) },
      });
      return { hoursRemaining: toHours(balanceQuarters + quarters) };
    });
  });
}
