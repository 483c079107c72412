import { addressOf } from "../../shared/crew/crew-schemas";
import { outingLimits } from "../../shared/outings/outing-numbers";
import { addDays, type ClubDate, toDay } from "../../shared/time/club-dates";
import type { Db, Prisma, Tx } from "../database/open-database";

/**
 * Takes out of the crews what names a member who has left, or was written by them: names of their
 * guests, addresses they typed, and theirs wherever it was typed, of which nobody was told whose it is.
 */
export async function forgetCrewOf(
  tx: Tx,
  { id: memberId, email }: { id: number; email: string },
): Promise<void> {
  const typed = await tx.crewEntry.findMany({
    where: { state: "asked", words: { not: null } },
    select: { id: true, words: true },
  });
  const theirs = typed.filter(({ words }) => words !== null && addressOf(words) === email);
  const ids = theirs.map(({ id }) => id);
  await forgetWords(tx, { OR: [{ memberId }, { booking: { memberId } }, { id: { in: ids } }] });
}

/** And of every outing 90 days after its day. */
export async function forgetOldCrew(db: Db, today: ClubDate): Promise<void> {
  const bookingDate = { lt: toDay(addDays(today, -outingLimits.textDays)) };
  await forgetWords(db, { booking: { bookingDate } });
}

async function forgetWords(db: Db, where: Prisma.CrewEntryWhereInput): Promise<void> {
  const worded = { words: { not: null }, AND: where };
  // Without its words an address would show whose it is.
  await db.crewEntry.updateMany({
    where: { ...worded, state: "asked" },
    data: { words: null, memberId: null },
  });
  await db.crewEntry.updateMany({ where: worded, data: { words: null } });
}
