import type { Tx } from "../database/open-database";
import { emailLine } from "./introductory-row-mails";

/** Notes that the mail about requests to try a row under a member's e-mail is about that member. */
export async function noteRequestMails(
  tx: Tx,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "outbox" SET "aboutMemberId" = ${id}
     WHERE "kind" = 'introductory row' AND position(${`\n${emailLine(email)}\n`} IN "text") > 0`;
}
