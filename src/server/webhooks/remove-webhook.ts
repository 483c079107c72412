import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockWebhook } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";

/** Takes a webhook away with all its messages. Refuses WEBHOOK_NOT_FOUND. */
export async function removeWebhook(
  db: PrismaClient,
  id: number,
  by: SignedInActor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, async (tx) => {
    const { url } = await lockWebhook(tx, id);
    await tx.webhook.delete({ where: { id } });
    await recordAct(tx, by, "webhook removed", clubSubject(url, id), at);
    return { ok: true };
  });
}
