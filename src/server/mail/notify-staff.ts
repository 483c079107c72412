import type { Prisma, Tx } from "../database/open-database";
import { actingAdmins, actingStaff } from "../people/member-queries";
import type { Mail } from "./mail";
import { queueMail } from "./queue-mail";

/** Puts a message to each admin in the outbox, in the transaction of what it tells about. */
export const notifyAdmins = (tx: Tx, mail: Mail, at: Date): Promise<void> =>
  notify(tx, actingAdmins, mail, at);

/** Tells each manager and admin. */
export const notifyStaff = (tx: Tx, mail: Mail, at: Date): Promise<void> =>
  notify(tx, actingStaff, mail, at);

async function notify(tx: Tx, whom: Prisma.MemberWhereInput, mail: Mail, at: Date) {
  const people = await tx.member.findMany({ where: whom, orderBy: { id: "asc" } });
  for (const person of people) await queueMail(tx, person, mail, at);
}
