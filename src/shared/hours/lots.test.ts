import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyLots } from "../testing/arbitraries";
import { addDays } from "../time/club-dates";
import {
  isExpired,
  type Lot,
  type LotChange,
  type LotCharge,
  planDifference,
  planExpiry,
  planRefund,
  planSpending,
  spendableQuarters,
} from "./lots";

const today = "2026-11-20";
const lot = (id: number, remainingQuarters: number, expiresOn: string | null): Lot => ({
  id,
  remainingQuarters,
  expiresOn,
});

const total = (changes: readonly Pick<LotChange, "quarters">[]) =>
  changes.reduce((sum, change) => sum + change.quarters, 0);
const taken = (changes: readonly LotChange[]) => Math.abs(total(changes));

function applied(lots: readonly Lot[], changes: readonly LotChange[]): Lot[] {
  return lots.map((lot) => {
    const own = changes.filter((change) => change.lotId === lot.id);
    const moved = own.find((change) => change.expiresOn)?.expiresOn;
    return {
      ...lot,
      remainingQuarters: lot.remainingQuarters + total(own),
      expiresOn: moved ?? lot.expiresOn,
    };
  });
}

const charged = (lots: readonly Lot[], changes: readonly LotChange[]) =>
  changes.map(({ lotId, quarters }) => ({
    lotId,
    quarters,
    expiresOn: lots.find(({ id }) => id === lotId)?.expiresOn ?? null,
  }));

describe("expiry", () => {
  test("lets hours be spent on their last day, and not on the next", () => {
    expect(isExpired(lot(1, 4, today), today)).toBe(false);
    expect(isExpired(lot(1, 4, today), "2026-11-21")).toBe(true);
  });

  test("never comes for hours without a last day", () => {
    expect(isExpired(lot(1, 4, null), "2099-01-01")).toBe(false);
  });

  test("takes exactly what may no longer be spent", () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const after = applied(lots, planExpiry(lots, today));
        const left = after.reduce((sum, { remainingQuarters }) => sum + remainingQuarters, 0);
        expect(left).toBe(spendableQuarters(lots, today));
        expect(planExpiry(after, today)).toEqual([]);
      }),
    );
  });
});

describe("spending", () => {
  test("takes exactly what is due, never below nothing, and only from hours still good", () => {
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 0, max: 300 }), (lots, due) => {
        const spendable = spendableQuarters(lots, today);
        const changes = planSpending(lots, due, today);
        expect(changes === null).toBe(due > spendable);
        if (!changes) return;
        expect(taken(changes)).toBe(due);
        const after = applied(lots, changes);
        expect(spendableQuarters(after, today)).toBe(spendable - due);
        expect(after.every(({ remainingQuarters }) => remainingQuarters >= 0)).toBe(true);
        expect(planExpiry(after, today)).toEqual(planExpiry(lots, today));
      }),
    );
  });

  test("empties whatever expires sooner before it touches the next", () => {
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 1, max: 300 }), (lots, due) => {
        const changes = planSpending(lots, due, today) ?? [];
        const after = applied(lots, changes);
        const lastDay = (id: number) => lots.find((lot) => lot.id === id)?.expiresOn ?? "9999";
        for (const { lotId } of changes) {
          const sooner = after.filter(
            (lot) => !isExpired(lot, today) && lastDay(lot.id) < lastDay(lotId),
          );
          expect(sooner.every(({ remainingQuarters }) => remainingQuarters === 0)).toBe(true);
        }
      }),
    );
  });

  test("goes from the soonest to the one that never expires", () => {
    const lots = [lot(1, 4, null), lot(2, 4, "2027-03-01"), lot(3, 4, "2026-12-01")];
    expect(planSpending(lots, 10, today)).toEqual([
      { lotId: 3, quarters: -4 },
      { lotId: 2, quarters: -4 },
      { lotId: 1, quarters: -2 },
    ]);
  });

  test("of hours that expire together takes those given first", () => {
    const lots = [lot(7, 4, "2027-03-01"), lot(3, 4, "2027-03-01")];
    expect(planSpending(lots, 3, today)).toEqual([{ lotId: 3, quarters: -3 }]);
  });

  test("leaves the lots it was shown as they were", () => {
    const lots = [lot(2, 4, null), lot(1, 4, today)];
    planSpending(lots, 6, today);
    expect(lots.map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe("a refund", () => {
  test("restores every lot to what it was before the charge", () => {
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 0, max: 300 }), (lots, due) => {
        const changes = planSpending(lots, due, today);
        fc.pre(changes !== null);
        const spent = applied(lots, changes ?? []);
        const refund = planRefund(charged(lots, changes ?? []), today);
        expect(applied(spent, refund)).toEqual(lots);
      }),
    );
  });

  test("gives back in full, however late, as hours good for at least today", () => {
    const late = fc.integer({ min: 0, max: 800 }).map((days) => addDays(today, days));
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 1, max: 300 }), late, (lots, due, day) => {
        const changes = planSpending(lots, due, today) ?? [];
        const spent = applied(lots, changes).map((lot) => ({ ...lot, remainingQuarters: 0 }));
        const refund = planRefund(charged(lots, changes), day);
        expect(total(refund)).toBe(taken(changes));
        expect(spendableQuarters(applied(spent, refund), day)).toBe(taken(changes));
      }),
    );
  });

  test("reopens expired hours for 30 days from the day of the refund", () => {
    const charges = [{ lotId: 1, quarters: -6, expiresOn: "2026-11-19" }];
    expect(planRefund(charges, today)).toEqual([
      { lotId: 1, quarters: 6, expiresOn: "2026-12-20" },
    ]);
  });

  test("leaves the expiry of hours that are still good on their last day", () => {
    const charges = [{ lotId: 1, quarters: -6, expiresOn: today }];
    expect(planRefund(charges, today)).toEqual([{ lotId: 1, quarters: 6 }]);
  });
});

describe("a cost that changes", () => {
  test("gives back to the lot last charged first, and reopens one that has ended", () => {
    const charges = [
      { lotId: 9, quarters: -2, expiresOn: "2027-01-01" },
      { lotId: 4, quarters: -6, expiresOn: "2026-11-19" },
    ];
    expect(planDifference([], charges, -1, today)).toEqual([{ lotId: 9, quarters: 1 }]);
    expect(planDifference([], charges, -5, today)).toEqual([
      { lotId: 9, quarters: 2 },
      { lotId: 4, quarters: 3, expiresOn: "2026-12-20" },
    ]);
    expect(planDifference([], charges, 0, today)).toEqual([]);
  });

  /** What a booking is charged after a change, the lot last charged first. */
  function chargedAfter(charges: LotCharge[], lots: readonly Lot[], changes: readonly LotChange[]) {
    const latest = [...changes].reverse().filter(({ quarters }) => quarters < 0);
    const order = [...latest, ...charges].map(({ lotId }) => lotId);
    return [...new Set(order)].flatMap((lotId) => {
      const quarters = total([...charges, ...changes].filter((one) => one.lotId === lotId));
      const expiresOn = lots.find(({ id }) => id === lotId)?.expiresOn ?? null;
      return quarters < 0 ? [{ lotId, quarters, expiresOn }] : [];
    });
  }

  test("any number of times leaves what it costs, and a refund at the end all that there was", () => {
    const costs = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyLots, costs, (start, wanted) => {
        let lots: readonly Lot[] = start;
        let charges: LotCharge[] = [];
        for (const cost of wanted) {
          const spendable = spendableQuarters(lots, today);
          const more = cost + total(charges);
          const changes = planDifference(lots, charges, more, today);
          expect(changes === null).toBe(more > spendable);
          if (!changes) continue;
          expect(changes.every(({ quarters }) => quarters > 0 === more < 0)).toBe(true);
          charges = chargedAfter(charges, lots, changes);
          lots = applied(lots, changes);
          expect(cost + total(charges)).toBe(0);
          expect(spendableQuarters(lots, today)).toBe(spendable - more);
        }
        expect(applied(lots, planRefund(charges, today))).toEqual(start);
      }),
    );
  });
});
