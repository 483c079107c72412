import { countingVisitor } from "../audit/count-visitor";
import type { PrismaClient } from "../database/open-database";
import type { Moment } from "../time/moment";
import { choosePasswordUrl, linkExpiry, newToken } from "./one-time-links";
import { passwordLinkMail } from "./password-mails";
import type { VisitorLimit } from "./visitor-limit";

const pauseMs = 5 * 60 * 1000;

/**
 * Mails a one-time link if the e-mail belongs to a member, and one unused link in five minutes at
 * most. Known or unknown, it is the same one statement with one line always written, so neither the
 * answer nor its time tells. Refuses TOO_MANY_ATTEMPTS to an address that asks too often.
 */
export async function requestPasswordLink(
  { db, visitors }: { db: PrismaClient; visitors: VisitorLimit },
  {
    email,
    address,
    publicUrl,
    clubName,
  }: { email: string; address: string; publicUrl: string; clubName: string },
  { at, clock, club }: Moment,
): Promise<void> {
  await visitors.take("password link", address);
  const { token, tokenHash } = newToken();
  const expiresAt = linkExpiry(at);
  const mail = passwordLinkMail(clubName, clock.nowAt(expiresAt), club);
  const pause = Math.floor(at.getTime() / pauseMs);
  // The key lets one through of any number at once; a used link makes room for the next.
  await db.$executeRaw`
    WITH asker AS (
      SELECT "id", "email", 'password link ' || "id" || ' ' || ${pause}::text || ' ' ||
             (SELECT count(*) FROM "one_time_links"
               WHERE "memberId" = "members"."id" AND "usedAt" IS NOT NULL) AS "onceKey"
        FROM "members" WHERE "email" = ${email} AND "deletedAt" IS NULL),
    mail AS (
      INSERT INTO "outbox" ("kind", "memberId", "onceKey", "recipient", "subject", "text", "secretLink", "createdAt", "nextAttemptAt")
      SELECT ${mail.kind}, "id", "onceKey", "email", ${mail.subject}, ${mail.text},
             ${choosePasswordUrl(publicUrl, token)}, ${at}, ${at} FROM asker
      ON CONFLICT ("onceKey") DO NOTHING RETURNING "memberId"),
    link AS (
      INSERT INTO "one_time_links" ("memberId", "tokenHash", "expiresAt", "createdAt")
      SELECT "memberId", ${tokenHash}, ${expiresAt}, ${at} FROM mail)
    ${countingVisitor("password link requested", address, at)}`;
}
