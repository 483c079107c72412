import { createHash, randomBytes } from "node:crypto";
import { addDays, addMinutes } from "date-fns";
import {
  invitationLinkDays,
  oneTimeLinkMinutes,
  welcomeLinkDays,
} from "../../shared/members/link-lifetimes";
import { Refusal } from "../../shared/refusals";
import type { Db, Tx } from "../database/open-database";

/** A token for a mailed link, and what the database keeps of it. */
export function newToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

export const linkExpiry = (at: Date): Date => addMinutes(at, oneTimeLinkMinutes);
export const welcomeLinkExpiry = (at: Date): Date => addDays(at, welcomeLinkDays);
export const invitationExpiry = (at: Date): Date => addDays(at, invitationLinkDays);

/** Makes a one-time link and gives its address, which only the outbox keeps, until it is sent. */
export async function makeLink(
  tx: Tx,
  {
    memberId,
    publicUrl,
    expiresAt,
    invites = false,
  }: { memberId: number; publicUrl: string; expiresAt: Date; invites?: boolean },
  at: Date,
): Promise<string> {
  const { token, tokenHash } = newToken();
  await tx.oneTimeLink.create({ data: { memberId, tokenHash, expiresAt, createdAt: at, invites } });
  return choosePasswordUrl(publicUrl, token);
}

export const choosePasswordUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/choose-password/${token}`;

/** Whose link it is. Refuses LINK_SPENT: used, expired or never made. */
export async function getLinkOwner(db: Db, token: string, at: Date): Promise<number> {
  const link = await db.oneTimeLink.findFirst({ where: unspent(token, at) });
  if (!link) throw new Refusal("LINK_SPENT");
  return link.memberId;
}

/** Whether the address of a one-time link can still be used. */
export async function isLinkOpen(db: Db, address: string, at: Date): Promise<boolean> {
  const token = address.slice(address.lastIndexOf("/") + 1);
  return (await db.oneTimeLink.count({ where: unspent(token, at) })) > 0;
}

/** Uses a link up. Refuses LINK_SPENT: used or expired. Its caller holds the owner's lock. */
export async function spendLink(tx: Tx, token: string, at: Date): Promise<void> {
  const { count } = await tx.oneTimeLink.updateMany({
    where: unspent(token, at),
    data: { usedAt: at },
  });
  if (count === 0) throw new Refusal("LINK_SPENT");
}

const unspent = (token: string, at: Date) => ({
  tokenHash: hashToken(token),
  usedAt: null,
  expiresAt: { gt: at },
});

/** Voids what was mailed to replace a password that is gone by now. */
export async function voidLinks(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.oneTimeLink.updateMany({ where: { memberId, usedAt: null }, data: { usedAt: at } });
}
