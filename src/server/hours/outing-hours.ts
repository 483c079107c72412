import { planRefund, planSpending, spendableQuarters } from "../../shared/hours/lots";
import type { Statements } from "../database/open-database";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { listCharges } from "./charges-queries";
import { openAccount, type Posting, post } from "./ledger";

/** Hours that somebody pays for an outing, or has back of it; in quarters. */
export interface OutingHours {
  memberId: number;
  bookingId: number;
  quarters: number;
  reason: string;
}

/** What a member could pay now, in quarters; what has expired is written. The caller holds them. */
export async function spendableOf(
  tx: Statements,
  memberId: number,
  moment: Moment,
): Promise<number> {
  const { lots } = await openAccount(tx, memberId, moment);
  return spendableQuarters(lots, moment.now.today);
}

/** Charges a member for an outing; false where they have not enough. The caller holds them. */
export async function chargeFor(
  tx: Statements,
  outing: OutingHours,
  by: Actor,
  moment: Moment,
): Promise<boolean> {
  const { lots, balanceQuarters } = await openAccount(tx, outing.memberId, moment);
  const changes = planSpending(lots, outing.quarters, moment.now.today);
  if (!changes) return false;
  await post(tx, { ...lineOf(outing, by, moment), kind: "charge", changes, balanceQuarters });
  return true;
}

/** Gives a member back what an outing charged them, to the lots charged last first. The caller holds them. */
export async function refundOf(
  tx: Statements,
  outing: OutingHours,
  by: Actor,
  moment: Moment,
): Promise<void> {
  if (outing.quarters === 0) return;
  const { balanceQuarters } = await openAccount(tx, outing.memberId, moment);
  const charges = await listCharges(tx, outing.bookingId, outing.memberId);
  const changes = planRefund(charges, moment.now.today, outing.quarters);
  await post(tx, { ...lineOf(outing, by, moment), kind: "refund", changes, balanceQuarters });
}

const lineOf = (
  { memberId, bookingId, reason }: OutingHours,
  by: Actor,
  { at }: Moment,
): Omit<Posting, "kind" | "changes" | "balanceQuarters"> => ({
  memberId,
  bookingId,
  reason,
  actorId: by.id,
  at,
});
