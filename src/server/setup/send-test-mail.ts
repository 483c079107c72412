import { testMailSent } from "../../shared/setup/setup-schemas";
import { withIdempotency } from "../answers/idempotency";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { queueMail } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import { getMember } from "../people/member-queries";
import type { Moment } from "../time/moment";
import { testMail } from "./test-mail";

/** Mails an admin a message that says nothing but that mail arrives. */
export async function sendTestMail(
  db: PrismaClient,
  by: SignedInActor,
  { at }: Moment,
): Promise<{ ok: true }> {
  return writing(db, (tx) =>
    withIdempotency(tx, by.repeated, { schema: testMailSent }, at, async () => {
      const member = await getMember(tx, by.id);
      await queueMail(tx, member, testMail(member), at);
      return { ok: true };
    }),
  );
}
