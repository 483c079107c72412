import { createHash, randomBytes } from "node:crypto";
import { addMinutes } from "date-fns";
import { club } from "../../shared/club";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";

/** A token for a mailed link, and what the database keeps of it. */
export function newToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

export const linkExpiry = (at: Date): Date => addMinutes(at, club.oneTimeLinkMinutes);

/** Uses a link up and gives its member's id. Refuses LINK_SPENT: used, expired or never made. */
export async function spendLink(tx: Tx, token: string, at: Date): Promise<number> {
  const [link] = await tx.$queryRaw<{ memberId: number }[]>`
    UPDATE "one_time_links" SET "usedAt" = ${at}
     WHERE "tokenHash" = ${hashToken(token)} AND "usedAt" IS NULL AND "expiresAt" > ${at}
    RETURNING "memberId"`;
  if (!link) throw new Refusal("LINK_SPENT");
  return link.memberId;
}
