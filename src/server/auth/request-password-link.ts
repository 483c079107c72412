import type { PrismaClient } from "../database/open-database";
import { passwordLinkMail } from "../notifications/password-mails";
import { choosePasswordUrl, linkExpiry, newToken } from "./one-time-links";

/**
 * Mails a one-time link if the e-mail belongs to a member. Known or unknown, it is the same one
 * statement with one line always written, so neither the answer nor its time tells.
 */
export async function requestPasswordLink(
  db: PrismaClient,
  { email, publicUrl, clubName }: { email: string; publicUrl: string; clubName: string },
  at: Date,
): Promise<void> {
  const { token, tokenHash } = newToken();
  const expiresAt = linkExpiry(at);
  const mail = passwordLinkMail(clubName, expiresAt);
  await db.$executeRaw`
    WITH asker AS (
      SELECT "id", "email" FROM "members" WHERE "email" = ${email} AND "deletedAt" IS NULL),
    link AS (
      INSERT INTO "one_time_links" ("memberId", "tokenHash", "expiresAt", "createdAt")
      SELECT "id", ${tokenHash}, ${expiresAt}, ${at} FROM asker),
    mail AS (
      INSERT INTO "outbox" ("kind", "memberId", "recipient", "subject", "text", "secretLink", "createdAt", "nextAttemptAt")
      SELECT ${mail.kind}, "id", "email", ${mail.subject}, ${mail.text},
             ${choosePasswordUrl(publicUrl, token)}, ${at}, ${at} FROM asker)
    INSERT INTO "audit_trail" ("act", "subjectType", "subjectId", "subjectName", "createdAt")
    VALUES ('password link requested', 'member', (SELECT "id" FROM asker), ${email}, ${at})`;
}
