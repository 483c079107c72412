import type { Tx } from "../database/open-database";
import { noteRequestMails } from "./note-request-mails";

/**
 * Takes back the requests to try a row that came under a member's e-mail, and notes that the mail
 * about them is about that member. A member's guests are not theirs to take back.
 */
export async function forgetRequests(tx: Tx, member: { id: number; email: string }): Promise<void> {
  await tx.customer.deleteMany({ where: { email: member.email } });
  await noteRequestMails(tx, member);
}
