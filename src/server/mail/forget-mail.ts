import type { MailKind } from "../../shared/mail/mail-kinds";
import { Prisma, type Statements, type Tx } from "../database/open-database";
import { lockMessages } from "../locks";
import { namedInMessage } from "../people/named-in-message";

const noLongerKept = "No longer kept";

/**
 * Empties the messages to a member who has left, and those that name them. One that still waits leaves first: its
 * delivery empties it.
 */
export async function forgetMailOf(tx: Tx, memberId: number): Promise<void> {
  await lockMessages(tx, memberId);
  await forgetMail(tx, Prisma.sql`${memberId} IN (${namedInMessage})`);
}

/** Empties this message if it is out or given up and its reader, or somebody it names, has left. */
export const forgetIfLeft = (tx: Statements, messageId: number): Promise<void> =>
  forgetMail(tx, Prisma.sql`"id" = ${messageId}`);

async function forgetMail(tx: Statements, which: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    UPDATE "outbox" SET
        "subject" = ${noLongerKept}, "text" = '', "secretLink" = NULL, "lastError" = NULL, "aboutEmail" = NULL,
        "recipient" = coalesce((SELECT "email" FROM "members"
          WHERE "members"."id" = CASE WHEN "kind" = ${"e-mail changed" satisfies MailKind}
            THEN coalesce("memberId", "aboutMemberId") ELSE "memberId" END
            AND "deletedAt" IS NOT NULL), "recipient")
     WHERE ${which} AND ("sentAt" IS NOT NULL OR "setAsideAt" IS NOT NULL)
       AND EXISTS (SELECT FROM "members"
         WHERE "members"."id" IN (${namedInMessage}) AND "deletedAt" IS NOT NULL)`;
}

/** Whether nothing is left of a message but that there was one. */
export const isForgotten = ({ text }: { text: string }): boolean => text === "";
