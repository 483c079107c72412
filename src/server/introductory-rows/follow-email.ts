import type { Tx } from "../database/open-database";
import { noteRequestMails } from "./note-request-mails";

/** Lets the requests to try a row that came under a member's e-mail follow them to another one. */
export async function followEmail(
  tx: Tx,
  member: { id: number; email: string },
  email: string,
): Promise<void> {
  await tx.customer.updateMany({ where: { email: member.email }, data: { email } });
  await noteRequestMails(tx, member);
}
