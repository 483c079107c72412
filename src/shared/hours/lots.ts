import { addDays, type ClubDate } from "../time/club-dates";

/** How long bought hours last, unless their package says otherwise. */
export const lotValidityDays = 365;

/** Hours that come back to a lot that has expired can be spent for so long. */
export const refundReopensDays = 30;

/** A member is told when hours have this many days left or fewer; the smallest first. */
export const expiryWarningDays: readonly number[] = [7, 30];

/** A credit of hours with one expiry, as the rules see it. */
export interface Lot {
  id: number;
  remainingQuarters: number;
  /** last day on which it may be spent; null never expires */
  expiresOn: ClubDate | null;
}

/** A change to one lot. `quarters` is signed. */
export interface LotChange {
  lotId: number;
  quarters: number;
  /** set when the lot's expiry moves with the change */
  expiresOn?: ClubDate;
}

/** Whether the lot's hours are gone by `today`, written down or not. */
export const isExpired = (lot: Pick<Lot, "expiresOn">, today: ClubDate): boolean =>
  lot.expiresOn !== null && lot.expiresOn < today;

/** What may be spent today, in quarters. */
export function spendableQuarters(lots: readonly Lot[], today: ClubDate): number {
  return lots
    .filter((lot) => !isExpired(lot, today))
    .reduce((sum, lot) => sum + lot.remainingQuarters, 0);
}

/** Takes `quarters` from the lots that expire first; null when there are not enough. */
export function planSpending(
  lots: readonly Lot[],
  quarters: number,
  today: ClubDate,
): LotChange[] | null {
  const changes: LotChange[] = [];
  let due = quarters;
  for (const lot of lots.filter((lot) => !isExpired(lot, today)).sort(byExpiry)) {
    const taken = Math.min(due, lot.remainingQuarters);
    if (taken > 0) changes.push({ lotId: lot.id, quarters: -taken });
    due -= taken;
  }
  return due === 0 ? changes : null;
}

/** What each lot loses because its last day is over. */
export function planExpiry(lots: readonly Lot[], today: ClubDate): LotChange[] {
  return lots
    .filter((lot) => isExpired(lot, today) && lot.remainingQuarters > 0)
    .map((lot) => ({ lotId: lot.id, quarters: -lot.remainingQuarters }));
}

/** What was taken from a lot and not given back, with its last day. `quarters` is below zero. */
export interface LotCharge {
  lotId: number;
  quarters: number;
  expiresOn: ClubDate | null;
}

/**
 * Gives charges back to the lots they came from, all of them or as many quarters as are said, in the
 * order in which they are named; an expired lot reopens for 30 days (rules, Hours).
 */
export function planRefund(
  charges: readonly LotCharge[],
  today: ClubDate,
  quarters = Number.POSITIVE_INFINITY,
): LotChange[] {
  const changes: LotChange[] = [];
  let due = quarters;
  for (const charge of charges) {
    const back = Math.min(due, -charge.quarters);
    const reopens = isExpired(charge, today) && {
      expiresOn: addDays(today, refundReopensDays),
    };
    if (back > 0) changes.push({ lotId: charge.lotId, quarters: back, ...reopens });
    due -= back;
  }
  return changes;
}

/**
 * What a cost that has changed by so many quarters takes more, or gives back; null when there are
 * not enough.
 */
export const planDifference = (
  lots: readonly Lot[],
  charges: readonly LotCharge[],
  more: number,
  today: ClubDate,
): LotChange[] | null =>
  more > 0 ? planSpending(lots, more, today) : planRefund(charges, today, -more);

function byExpiry(a: Lot, b: Lot): number {
  if (a.expiresOn === b.expiresOn) return a.id - b.id;
  if (a.expiresOn === null) return 1;
  if (b.expiresOn === null) return -1;
  return a.expiresOn < b.expiresOn ? -1 : 1;
}
