import type { Clearance } from "../../shared/clearances/clearance-schemas";
import { expiryWarningDays } from "../../shared/hours/lots";
import { addDays, type ClubDate, daysBetween, toDay } from "../../shared/time/club-dates";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { queueMail } from "../mail/queue-mail";
import { findMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { clearanceEndsMail } from "./clearance-mails";
import { toClearance } from "./clearance-view";

/** Tells members 30 and 7 days ahead that clearances of theirs end, once each. */
export async function warnOfClearances(
  db: PrismaClient,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<void> {
  const soon = await db.clearance.findMany({
    where: endingSoon(moment.now.today),
    select: { memberId: true },
    distinct: ["memberId"],
    orderBy: { memberId: "asc" },
  });
  for (const { memberId } of soon) {
    await writing(db, (tx) => warnMember(tx, memberId, moment)).catch(onError);
  }
}

const endingSoon = (today: ClubDate) => ({
  expiresOn: { gte: toDay(today), lte: toDay(addDays(today, Math.max(...expiryWarningDays))) },
});

async function warnMember(tx: Tx, memberId: number, { at, now }: Moment) {
  const { today } = now;
  const member = await findMember(tx, memberId);
  if (!member) return;
  const ending = await tx.clearance.findMany({
    where: { memberId, ...endingSoon(today) },
    orderBy: [{ expiresOn: "asc" }, { name: "asc" }],
  });
  const fresh: Clearance[] = [];
  for (const clearance of ending.map(toClearance)) {
    if (await markWarned(tx, { memberId, ...clearance }, today, at)) fresh.push(clearance);
  }
  if (fresh.length > 0) await queueMail(tx, member, clearanceEndsMail(member, fresh), at);
}

/** Notes the warning; false when it was sent before. Of two processes at once, one writes the row. */
async function markWarned(
  tx: Tx,
  { memberId, name, expiresOn }: Clearance & { memberId: number },
  today: ClubDate,
  at: Date,
): Promise<boolean> {
  const daysLeft = daysBetween(today, expiresOn);
  const daysBefore = expiryWarningDays.find((days) => daysLeft <= days);
  if (daysBefore === undefined) return false;
  const { count } = await tx.clearanceWarning.createMany({
    data: [{ memberId, name, expiresOn: toDay(expiresOn), daysBefore, createdAt: at }],
    skipDuplicates: true,
  });
  return count === 1;
}
