import { Refusal } from "../../shared/refusals";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";

/**
 * Puts what lies in a folder on its way, now that mail leaves; what is not true any more is dropped
 * then. Gives how many. Refuses MAIL_HAS_NO_WAY.
 */
export async function sendKeptMail(
  db: PrismaClient,
  { mailLeaves }: { mailLeaves: boolean },
  by: Actor,
  { at }: Moment,
): Promise<{ queued: number }> {
  if (!mailLeaves) throw new Refusal("MAIL_HAS_NO_WAY");
  return writing(db, async (tx) => {
    const { count: queued } = await tx.outboxMessage.updateMany({
      where: { kept: true, sentAt: null, text: { not: "" } },
      data: { kept: false, setAsideAt: null, firstTriedAt: null, attempts: 0, nextAttemptAt: at },
    });
    const after = { messages: queued };
    await recordAct(tx, by, "kept mail sent", clubSubject("Outbox"), at, { after });
    return { queued };
  });
}
