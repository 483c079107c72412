import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partQuarters, planJoining, planLeaving, sharedAmong } from "./parts";

const quarters = fc.integer({ min: 0, max: 480 });

describe("parts of a cost", () => {
  test("are whole quarters, equal, and leave the rower no less than any of them", () => {
    fc.assert(
      fc.property(quarters, fc.integer({ min: 2, max: 24 }), (costQuarters, ways) => {
        const part = partQuarters({ costQuarters, share: "equal", ways });
        expect(Number.isInteger(part)).toBe(true);
        const rower = costQuarters - part * (ways - 1);
        expect(rower).toBeGreaterThanOrEqual(part);
        expect(rower - part).toBeLessThan(ways);
      }),
    );
    expect(partQuarters({ costQuarters: 12, share: "mine", ways: 1 })).toBe(0);
  });

  test("go where somebody pays, and nobody has back more than that", () => {
    const left = fc.array(fc.record({ id: fc.nat(), quarters }), { maxLength: 4 });
    fc.assert(
      fc.property(
        quarters,
        quarters,
        quarters,
        left,
        (wanted, rowerQuarters, waivedQuarters, who) => {
          const paid = who.reduce((sum, one) => sum + one.quarters, rowerQuarters + waivedQuarters);
          const part = Math.min(wanted, paid);
          const { toRower, unwaived, toLeft } = planJoining(part, {
            rowerQuarters,
            waivedQuarters,
            left: who,
          });
          const back = toLeft.reduce((sum, one) => sum + one.quarters, toRower + unwaived);
          expect(back).toBe(part);
          expect(toRower).toBe(Math.min(part, rowerQuarters));
          expect(unwaived).toBeLessThanOrEqual(waivedQuarters);
        },
      ),
    );
  });

  test("come back, stay paid or come off, and nothing is paid twice", () => {
    const rower = fc.record({ spendable: quarters, unlimited: fc.boolean() });
    fc.assert(
      fc.property(quarters, quarters, rower, fc.boolean(), (part, some, who, must) => {
        const kept = Math.min(part, some);
        const { back, toRower, waived, staysPaid } = planLeaving(part, kept, who, must);
        expect(back + staysPaid).toBe(part - kept);
        expect(toRower + waived).toBe(back);
        expect(toRower).toBeLessThanOrEqual(who.spendable);
        if (must) expect(staysPaid).toBe(0);
        if (!must && !who.unlimited) expect(waived).toBe(0);
      }),
    );
  });

  test("are no more than the seats of the boat it goes to", () => {
    expect(sharedAmong({ share: "equal", ways: 4 }, 3)).toEqual({ share: "equal", ways: 3 });
    expect(sharedAmong({ share: "equal", ways: 2 }, 1)).toEqual({ share: "mine", ways: 1 });
    expect(sharedAmong({ share: "mine", ways: 1 }, 4)).toEqual({ share: "mine", ways: 1 });
  });
});
