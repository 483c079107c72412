import { addMinutes, minutesToMilliseconds } from "date-fns";
import type { Tx } from "../database/open-database";
import type { Mail } from "./mail";

/** How many of a kind its reader gets by themselves in half an hour. */
const mostSingly = 3;
const gatheredMinutes = 30;

/**
 * The mail that tells its reader of this: itself, or from the fourth of its kind on within half an hour
 * the one that stands for all that follow and leaves when the half hour is over.
 */
export async function gatherMail(tx: Tx, reader: string, mail: Mail, at: Date): Promise<Mail> {
  if (!mail.many) return mail;
  const { kind, many } = mail;
  const begun = halfHourOf(at);
  const before = { kind, recipient: reader, createdAt: { gte: begun } };
  if ((await tx.outboxMessage.count({ where: before })) < mostSingly) return mail;
  const leavesAt = addMinutes(begun, gatheredMinutes);
  const onceKey = `many: ${kind}, ${reader}, ${leavesAt.toISOString()}`;
  return { ...many, kind, leavesAt, onceKey };
}

function halfHourOf(at: Date): Date {
  const long = minutesToMilliseconds(gatheredMinutes);
  return new Date(Math.floor(at.getTime() / long) * long);
}
