import { testMailSent } from "../../shared/setup/setup-schemas";
import type { SignedInActor } from "../actor";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { answerOnce } from "../idempotency/answer-once";
import { getMember } from "../members/member-queries";
import { queueMail } from "../notifications/queue-mail";
import { testMail } from "../notifications/test-mail";

/** Mails an admin a message that says nothing but that mail arrives. */
export async function sendTestMail(
  db: PrismaClient,
  by: SignedInActor,
  at: Date,
): Promise<{ ok: true }> {
  return writing(db, (tx) =>
    answerOnce(tx, by.repeated, { schema: testMailSent }, at, async () => {
      const member = await getMember(tx, by.id);
      await queueMail(tx, member, testMail(member), at);
      return { ok: true };
    }),
  );
}
