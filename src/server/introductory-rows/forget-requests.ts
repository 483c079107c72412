import type { Tx } from "../database/open-database";
import { emailLine } from "../notifications/introductory-row-mails";

/**
 * Takes back the requests to try a row that came under a member's e-mail, and notes that the mail
 * about them is about that member. A member's guests are not theirs to take back.
 */
export async function forgetRequests(
  tx: Tx,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await tx.customer.deleteMany({ where: { email } });
  await tx.$executeRaw`
    UPDATE "outbox" SET "aboutMemberId" = ${id}
     WHERE "kind" = 'introductory row' AND position(${`\n${emailLine(email)}\n`} IN "text") > 0`;
}
