import { isOfKind } from "../../shared/mail/mail-kinds";
import { clearanceEndsMail } from "../clearances/clearance-mails";
import { listStillEnding } from "../clearances/warned-clearances-queries";
import type { Tx } from "../database/open-database";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { expiryMail } from "../hours/hour-mails";
import { listStillExpiring } from "../hours/warned-lots-queries";
import type { Moment } from "../time/moment";

/**
 * The words of a message that is still true, as of now: one that lists what expires leaves out what
 * does so no more, and says how many hours are left.
 */
export async function refreshWords(
  tx: Tx,
  mail: OutboxMessage,
  reader: Member | null,
  { now }: Moment,
): Promise<Pick<OutboxMessage, "subject" | "text">> {
  const { subject, text, createdAt } = mail;
  if (!reader || mail.copy) return { subject, text };
  const reminder = { memberId: reader.id, createdAt };
  if (isOfKind(mail, "hours expiring")) {
    return wordsOf(expiryMail(reader, await listStillExpiring(tx, reminder, now.today)));
  }
  if (isOfKind(mail, "clearance expiring")) {
    return wordsOf(clearanceEndsMail(reader, await listStillEnding(tx, reminder, now.today)));
  }
  return { subject, text };
}

const wordsOf = ({ subject, text }: Pick<OutboxMessage, "subject" | "text">) => ({ subject, text });
