import { Prisma, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import { insertMails } from "../mail/queue-mail";
import { alarmOverMail } from "./alarm-mails";
import { withdrawWrites } from "./withdraw-alarms";

/** How an incident ended: the boat is back, or an admin closed it, with their words. */
export type IncidentEnd = "landed" | { closedBy: string; note: string };

/** Somebody who was sent an alarm; without an account, no id. */
export interface Told {
  memberId: number | null;
  recipient: string;
}

/** What is ended: an outing, by its first booking, and who was told of it, the rower aside. */
interface Alarmed {
  bookingId: number;
  boatName: string;
  /** the rower */
  memberId: number;
  told: readonly Told[];
}

/** `Told` of an outing, as JSON for a statement that reads more. */
export const toldOfOuting = (bookingId: Prisma.Sql) => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object(
      'memberId', first."memberId", 'recipient', first."recipient") ORDER BY first."id"), '[]')
    FROM (SELECT DISTINCT ON (mail."recipient") mail."id", mail."memberId", mail."recipient"
      FROM "alarms" alarm JOIN "outbox" mail ON mail."alarmId" = alarm."id"
      WHERE alarm."bookingId" = ${bookingId} AND alarm."rung" <> 'rower' AND mail."attempts" > 0 AND NOT mail."kept"
      ORDER BY mail."recipient", mail."id") first)`;

/** Calls off the alarms of an outing, as it stands under the locks of its boat and rower. */
export async function callOffAlarms(
  tx: Statements,
  bookingId: number,
  end: IncidentEnd,
  at: Date,
): Promise<void> {
  const [alarmed] = await tx.$queryRaw<[Alarmed]>`
    SELECT booking."id" AS "bookingId", boat."name" AS "boatName", booking."memberId",
           ${toldOfOuting(Prisma.sql`booking."id"`)} AS "told"
      FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
     WHERE booking."id" = ${bookingId}`;
  await writeTogether(tx, callOffWrites(alarmed, end, at));
}

/**
 * Keeps alarms from leaving that have not left yet, and lets those know it is over who were told;
 * for `writeTogether`.
 */
export function callOffWrites(
  { bookingId, boatName, memberId, told }: Alarmed,
  end: IncidentEnd,
  at: Date,
): Prisma.Sql[] {
  const mail = { ...alarmOverMail(boatName, end, bookingId), aboutMemberId: memberId };
  const mails = told.map(({ memberId: id, recipient: email }) => ({
    to: id === null ? email : { id, email, mutedMail: [] },
    mail,
  }));
  return [...withdrawWrites(bookingId, at), ...(mails.length > 0 ? [insertMails(mails, at)] : [])];
}
