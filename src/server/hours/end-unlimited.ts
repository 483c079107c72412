import { isUnlimited, toHours } from "../../shared/hours/quarters";
import { memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { openAccount, post } from "./ledger";
import { plainReasons } from "./plain-reasons";

/**
 * Takes a member's unlimited hours, and leaves what they bought or were given besides; for who has
 * none nothing happens. Answers with the balance in hours.
 */
export async function endUnlimited(
  db: PrismaClient,
  id: number,
  by: Actor,
  moment: Moment,
): Promise<{ hoursRemaining: number }> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const member = await lockMember(tx, id);
    const { balanceQuarters } = await openAccount(tx, id, moment);
    const changes = (await listUnlimitedLots(tx, id)).map((lot) => ({
      lotId: lot.id,
      quarters: -lot.remainingQuarters,
    }));
    const left = changes.reduce((sum, { quarters }) => sum + quarters, balanceQuarters);
    if (changes.length === 0) return { hoursRemaining: toHours(left) };
    await post(tx, {
      memberId: id,
      kind: "subtraction" as const,
      changes,
      balanceQuarters,
      reason: plainReasons.unlimitedEnded,
      actorId: by.id,
      at,
    });
    await recordAct(tx, by, "unlimited ended", memberSubject(member), at, {
      before: { hours: toHours(balanceQuarters) },
      after: { hours: toHours(left) },
    });
    return { hoursRemaining: toHours(left) };
  });
}

async function listUnlimitedLots(tx: Tx, memberId: number) {
  const lots = await tx.hourLot.findMany({
    where: { memberId, expiresOn: null, remainingQuarters: { gt: 0 } },
    orderBy: { id: "asc" },
  });
  return lots.filter(({ creditedQuarters }) => isUnlimited(toHours(creditedQuarters)));
}
