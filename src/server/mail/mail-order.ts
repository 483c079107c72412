import { kindsWhere, mailOrders } from "../../shared/mail/mail-kinds";
import { Prisma } from "../database/open-database";

type MailOrder = (typeof mailOrders)[number];

const kindsIn = (...orders: MailOrder[]) => kindsWhere(({ order }) => orders.includes(order));

const rankOf = (order: MailOrder) => mailOrders.indexOf(order);

const isIn = (order: MailOrder) => {
  const [first = "", ...others] = kindsIn(order).map((kind) => `'${kind}'`);
  return others.length === 0 ? `= ${first}` : `IN (${[first, ...others].join(", ")})`;
};

// The indexes `outbox_waiting` and `outbox_turns` have the same expression (prisma/structure.sql). If
// it changes, a migration must create them again: without it they are not used, which a test notices.
const rank = `
  CASE WHEN "alarmId" IS NOT NULL THEN -1
       ${[...mailOrders]
         .reverse()
         .filter((order) => order !== "prompt")
         .map((order) => `WHEN "kind" ${isIn(order)} THEN ${rankOf(order)}`)
         .join("\n       ")} ELSE 0 END`;

/**
 * The order in which waiting mail leaves: alarms, what somebody waits for, resets, reminders, what
 * nobody awaits, announcements, and a whole club's invitations last.
 */
export const mailOrder = Prisma.raw(`${rank}, "nextAttemptAt", "id"`);

/** Leaves as soon as it can; a reminder as well, because it is of use on one evening only. */
export const isPrompt = Prisma.raw(`${rank} < ${rankOf("unhurried")}`);
export const isUnhurried = Prisma.raw(`${rank} = ${rankOf("unhurried")}`);
export const isMailing = Prisma.raw(
  `${rank} IN (${rankOf("announcement")}, ${rankOf("invitation")})`,
);

/** The kinds that leave in turn, because only so many of them may. */
export const kindsInTurn: readonly string[] = kindsIn("unhurried", "announcement", "invitation");
