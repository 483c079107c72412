import { Prisma } from "../database/open-database";
import { invitationKind } from "./membership-mails";

// What leaves in numbers, or is asked for by people without an account.
const bulk = [
  "new registration",
  "registration received",
  "introductory row",
  "reminder",
  "hours expiring",
  "fee ending",
  "announcement",
];

/**
 * The order in which waiting mail leaves: alarms, what somebody waits for, then resets, then bulk, and
 * a whole club's invitations last.
 */
export const mailOrder = Prisma.sql`
  CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = ${invitationKind} THEN 3
       WHEN "kind" IN (${Prisma.join(bulk)}) THEN 2 WHEN "kind" = 'password link' THEN 1 ELSE 0 END,
  "nextAttemptAt", "id"`;
