import type { Tx } from "../database/open-database";
import type { ClubClock } from "../time/club-clock";

/**
 * Lets the daily jobs wait for their time on another clock, each on the day for which it was due: no day
 * has two runs, and one whose time is over there already is run at once. Comes after the club's settings
 * are written: whoever claims a job reads them under its row, which this takes.
 */
export async function moveDailyJobs(tx: Tx, from: ClubClock, to: ClubClock): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "jobs" WHERE "dailyAt" IS NOT NULL ORDER BY "name" FOR NO KEY UPDATE`;
  for (const { name, dailyAt, dueAt } of await tx.job.findMany()) {
    if (dailyAt === null) continue;
    const { today: day } = from.nowAt(dueAt);
    await tx.job.update({ where: { name }, data: { dueAt: to.instantOf(day, dailyAt) } });
  }
}
