import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** Nobody hears of a boat before it is late, and nobody of the same alarm twice. */
export async function expectAlarmsOnce({ books }: SimulatedClub): Promise<void> {
  const early = await books.$queryRaw<unknown[]>`
    SELECT "bookingId", "rung", "dueAt", "createdAt" FROM "alarms" WHERE "createdAt" < "dueAt"`;
  if (early.length > 0) throw new Broken("no boat is overdue before it is due", early);
  const twice = await books.$queryRaw<unknown[]>`
    SELECT "alarmId", "kind", "recipient" FROM "outbox" WHERE "alarmId" IS NOT NULL
     GROUP BY "alarmId", "kind", "recipient" HAVING count(*) > 1`;
  if (twice.length > 0) throw new Broken("nobody is told twice that a boat is overdue", twice);
}
