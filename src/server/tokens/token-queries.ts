import { subMinutes } from "date-fns";
import type { TokenView } from "../../shared/tokens/token-schemas";
import { hashToken } from "../auth/one-time-links";
import { namedColumns } from "../database/named-columns";
import { type Db, Prisma, type PrismaClient } from "../database/open-database";
import type { Member, TokenAccess } from "../generated/prisma/client";

/** In whose name a program calls, and how far it may go. */
export interface TokenCaller {
  tokenId: number;
  access: TokenAccess;
  /** as they stand now; without powers as staff unless the token has them */
  member: Member;
}

interface TokenRow extends Member {
  tokenId: number;
  access: TokenAccess;
  staff: boolean;
  lastUsedAt: Date | null;
}

/** A member's tokens, the latest first. */
export async function listTokens(db: Db, memberId: number): Promise<TokenView[]> {
  const tokens = await db.accessToken.findMany({ where: { memberId }, orderBy: { id: "desc" } });
  return tokens.map(({ id, name, access, staff, createdAt, lastUsedAt }) => ({
    id,
    name,
    access,
    staff,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

const memberColumns = namedColumns(Prisma.MemberScalarFieldEnum, "member");

/**
 * Whose token this is, read anew for every call, like a session; null once it was revoked. Notes that
 * it was used, once a minute at most, so that no other read pays for a write.
 */
export async function findTokenCaller(
  db: PrismaClient,
  token: string,
  at: Date,
): Promise<TokenCaller | null> {
  const [row] = await db.$queryRaw<TokenRow[]>`
    SELECT token."id" AS "tokenId", token."access", token."staff", token."lastUsedAt",
           ${memberColumns}
      FROM "access_tokens" token JOIN "members" member ON member."id" = token."memberId"
     WHERE token."tokenHash" = ${hashToken(token)} AND member."deletedAt" IS NULL`;
  if (!row) return null;
  const { tokenId, access, staff, lastUsedAt, ...member } = row;
  if (lastUsedAt === null || lastUsedAt <= subMinutes(at, 1)) {
    await db.accessToken.updateMany({ where: { id: tokenId }, data: { lastUsedAt: at } });
  }
  const powers = staff ? {} : { isAdmin: false, isManager: false };
  return { tokenId, access, member: { ...member, ...powers } };
}
