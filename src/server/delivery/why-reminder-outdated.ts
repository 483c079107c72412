import { isUnlimited } from "../../shared/hours/quarters";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { whyNoneEnd } from "../clearances/warned-clearances-queries";
import type { Tx } from "../database/open-database";
import type { Member, OutboxMessage } from "../generated/prisma/client";
import { getBalance } from "../hours/account-queries";
import { whyNoneExpire } from "../hours/warned-lots-queries";
import type { Moment } from "../time/moment";

/** Why no hours expire of which a reminder tells; null while some do. */
export async function whyExpiryOutdated(
  tx: Tx,
  { createdAt }: OutboxMessage,
  reader: Member | null,
  { now }: Moment,
): Promise<DropReason | null> {
  if (!reader) return leftTheClub;
  const { today } = now;
  if (isUnlimited(await getBalance(tx, reader.id, today))) return "UNLIMITED";
  return whyNoneExpire(tx, { memberId: reader.id, createdAt }, today);
}

/** Why no clearance ends of which a reminder tells; null while one does. */
export async function whyClearanceEndOutdated(
  tx: Tx,
  { createdAt }: OutboxMessage,
  reader: Member | null,
  { now }: Moment,
): Promise<DropReason | null> {
  if (!reader) return leftTheClub;
  return whyNoneEnd(tx, { memberId: reader.id, createdAt }, now.today);
}

const leftTheClub = "LEFT_CLUB";
