import type { Tx } from "../database/open-database";
import { actingAdmins } from "../members/member-queries";
import type { Mail } from "./mail";
import { queueMail } from "./queue-mail";

/** Puts a message to each admin in the outbox, in the transaction of what it tells about. */
export async function tellAdmins(tx: Tx, mail: Mail, at: Date): Promise<void> {
  const admins = await tx.member.findMany({ where: actingAdmins, orderBy: { id: "asc" } });
  for (const admin of admins) await queueMail(tx, admin, mail, at);
}
