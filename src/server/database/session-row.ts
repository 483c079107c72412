import { type Member, Prisma } from "../generated/prisma/client";
import { namedColumns } from "./named-columns";
import type { PrismaClient } from "./open-database";

const memberColumns = namedColumns(Prisma.MemberScalarFieldEnum, "member");

/**
 * A session that has not ended, with its member; undefined where it has, or its member is gone. Past the
 * client, because every signed-in request begins with it.
 */
export async function findSessionRow(db: PrismaClient, sid: string, now: Date) {
  const [row] = await db.plain.$queryRaw<(Member & { sess: Prisma.JsonValue })[]>`
    SELECT session."sess", ${memberColumns} FROM "sessions" session
      JOIN "members" member ON member."id" = (session."sess" ->> 'memberId')::int
     WHERE session."sid" = ${sid} AND session."expire" > ${now} AND member."deletedAt" IS NULL`;
  return row;
}
