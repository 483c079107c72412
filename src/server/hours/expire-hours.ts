import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { Moment } from "../time/moment";
import { listMembersWithDueExpiries } from "./due-expiries-queries";
import { openAccount } from "./ledger";

/**
 * Writes the expiries that are due as ledger lines, member by member. Nobody waits for it: every
 * read counts a due expiry as written (rules, Hours). What fails is reported and tried with the
 * next round.
 */
export async function expireHours(
  db: PrismaClient,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<void> {
  const { today } = moment.now;
  for (const memberId of await listMembersWithDueExpiries(db, today)) {
    await writing(db, async (tx) => {
      await lockMember(tx, memberId);
      await openAccount(tx, memberId, moment);
    }).catch(onError);
  }
}
