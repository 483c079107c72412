import { Prisma } from "../database/open-database";

/** The kind of mail by which a club is invited, which waits for all other mail. */
export const invitationKind = "invitation";

/** What nobody awaits. Visitors can cause any number of it, and a season's end thousands. */
const unhurriedKinds = [
  "new registration",
  "registration received",
  "introductory row",
  "deletion requested",
  "hours expiring",
  "fee ending",
  "clearance expiring",
];

/** What staff send to the whole club at once. */
const mailingKinds = ["announcement", invitationKind];

const quoted = (kinds: string[]) => kinds.map((kind) => `'${kind}'`).join(", ");

// The indexes `outbox_waiting` and `outbox_turns` say the same, word for word: a change here needs a
// migration that builds them anew.
const rank = `
  CASE WHEN "alarmId" IS NOT NULL THEN -1 WHEN "kind" = '${invitationKind}' THEN 5
       WHEN "kind" = 'announcement' THEN 4 WHEN "kind" IN (${quoted(unhurriedKinds)}) THEN 3
       WHEN "kind" = 'reminder' THEN 2 WHEN "kind" = 'password link' THEN 1 ELSE 0 END`;

/**
 * The order in which waiting mail leaves: alarms, what somebody waits for, resets, reminders, what
 * nobody awaits, announcements, and a whole club's invitations last.
 */
export const mailOrder = Prisma.raw(`${rank}, "nextAttemptAt", "id"`);

/** Leaves as soon as it can; a reminder as well, because it is of use on one evening only. */
export const isPrompt = Prisma.raw(`${rank} < 3`);
export const isUnhurried = Prisma.raw(`${rank} = 3`);
export const isMailing = Prisma.raw(`${rank} IN (4, 5)`);

/** The kinds that leave in turn, because only so many of them may. */
export const kindsInTurn: readonly string[] = [...unhurriedKinds, ...mailingKinds];
