import type { EscalationStep } from "../../shared/incidents/alarm-ladder";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { Prisma } from "../database/open-database";

/**
 * Keeps alarms about an outing from leaving that have not left yet, because the boat is back or due
 * later; those of one step, where it is named. What is on its way meanwhile still arrives. For
 * `writeTogether`.
 */
export function withdrawWrites(bookingId: number, at: Date, step?: EscalationStep): Prisma.Sql[] {
  const ofStep = step ? Prisma.sql`AND "rung" = ${step}::"AlarmRung"` : Prisma.empty;
  const waiting = Prisma.sql`"sentAt" IS NULL AND "setAsideAt" IS NULL AND "alarmId" IN
    (SELECT "id" FROM "alarms" WHERE "bookingId" = ${bookingId} ${ofStep})`;
  return [
    Prisma.sql`UPDATE "outbox" SET "setAsideAt" = ${at}, "droppedFor" = ${"ALARM_BEFORE_LEAVING" satisfies DropReason} WHERE ${waiting}`,
    Prisma.sql`UPDATE "webhook_calls" SET "setAsideAt" = ${at} WHERE ${waiting}`,
  ];
}
