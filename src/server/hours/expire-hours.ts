import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import { clubNowAt } from "../time/club-time";
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
  at: Date,
): Promise<void> {
  const { today } = clubNowAt(at);
  for (const memberId of await listMembersWithDueExpiries(db, today)) {
    await writing(db, async (tx) => {
      await lockMember(tx, memberId);
      await openAccount(tx, memberId, today);
    }).catch(onError);
  }
}
