import { Prisma } from "../database/open-database";

/** The kind of mail by which a club is invited, which waits for all other mail. */
export const invitationKind = "invitation";

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

const quoted = (kinds: string[]) => kinds.map((kind) => `'${kind}'`).join(", ");

/**
 * The order in which waiting mail leaves: alarms, what somebody waits for, then resets, then bulk, and
 * a whole club's invitations last. The index `outbox_waiting` says the same, word for word: a change
 * here needs a migration that builds it anew.
 */
export const mailOrder = Prisma.raw(`
  CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = '${invitationKind}' THEN 3
       WHEN "kind" IN (${quoted(bulk)}) THEN 2 WHEN "kind" = 'password link' THEN 1 ELSE 0 END,
  "nextAttemptAt", "id"`);
