import { expiryWarningDays } from "../../shared/hours/lots";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import { addDays, type ClubDate, daysBetween, fromDay, toDay } from "../../shared/time/club-dates";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { queueMail } from "../mail/queue-mail";
import { findMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { getBalance } from "./account-queries";
import { expiryMail } from "./hour-mails";

interface ExpiringLot {
  id: number;
  hours: number;
  expiresOn: ClubDate;
}

/** Tells members 30 and 7 days ahead that hours of theirs expire, once each. */
export async function warnOfExpiry(
  db: PrismaClient,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<void> {
  const soon = await db.hourLot.findMany({
    where: expiringSoon(moment.now.today),
    select: { memberId: true },
    distinct: ["memberId"],
    orderBy: { memberId: "asc" },
  });
  for (const { memberId } of soon) {
    await writing(db, (tx) => warnMember(tx, memberId, moment)).catch(onError);
  }
}

const expiringSoon = (today: ClubDate) => ({
  remainingQuarters: { gt: 0 },
  expiresOn: { gte: toDay(today), lte: toDay(addDays(today, Math.max(...expiryWarningDays))) },
});

async function warnMember(tx: Tx, memberId: number, { at, now }: Moment) {
  const { today } = now;
  const member = await findMember(tx, memberId);
  if (!member || isUnlimited(await getBalance(tx, memberId, today))) return;
  const fresh: ExpiringLot[] = [];
  for (const lot of await listExpiring(tx, memberId, today)) {
    if (await markWarned(tx, lot, today, at)) fresh.push(lot);
  }
  if (fresh.length > 0) await queueMail(tx, member, expiryMail(member, fresh), at);
}

async function listExpiring(tx: Tx, memberId: number, today: ClubDate): Promise<ExpiringLot[]> {
  const lots = await tx.hourLot.findMany({
    where: { memberId, ...expiringSoon(today) },
    orderBy: [{ expiresOn: "asc" }, { id: "asc" }],
  });
  return lots.map(({ id, remainingQuarters, expiresOn }) => ({
    id,
    hours: toHours(remainingQuarters),
    expiresOn: expiresOn ? fromDay(expiresOn) : today,
  }));
}

/** Notes the warning; false when it was sent before. Of two processes at once, one writes the row. */
async function markWarned(tx: Tx, { id, expiresOn }: ExpiringLot, today: ClubDate, at: Date) {
  const daysLeft = daysBetween(today, expiresOn);
  const daysBefore = expiryWarningDays.find((days) => daysLeft <= days);
  if (daysBefore === undefined) return false;
  const { count } = await tx.hourWarning.createMany({
    data: [{ lotId: id, expiresOn: toDay(expiresOn), daysBefore, createdAt: at }],
    skipDuplicates: true,
  });
  return count === 1;
}
