import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slotTimes } from "../../../shared/testing/documented-day";
import type { GridSlot } from "./grid-slots";
import { drawnStretch, halfAt, openHalves, pressedStretch } from "./sky-stretch";

const dayOf = (open: boolean[]) => ({ starts: slotTimes, open });
const allOpen = dayOf(slotTimes.map(() => true));
const half = (time: string) => slotTimes.indexOf(time);
const openBut = (...taken: string[]) => dayOf(slotTimes.map((time) => !taken.includes(time)));

describe("a place on the sky", () => {
  it("is one of the day's 34 half hours, also at and past its edges", () => {
    expect([0, 0.0293, 0.0295, 0.999, 1, 1.4, -0.2].map((share) => halfAt(share, 34))).toEqual([
      0, 0, 1, 33, 33, 33, 0,
    ]);
  });
});

describe("half hours that an outing could take", () => {
  it("are those that are free, and in which the member is not out already", () => {
    const slots: GridSlot[] = ["08:00", "08:30", "09:00", "09:30"].map((startTime) => ({
      startTime,
      state: startTime === "08:30" ? "booked" : "available",
      misfit: null,
    }));
    const own = [{ bookingDate: "2026-11-28", startTime: "09:00", duration: 0.5 }];
    expect(openHalves(slots, "2026-11-28", own)).toEqual([true, false, false, true]);
    expect(openHalves(slots, "2026-11-29", own)).toEqual([true, false, true, true]);
  });
});

describe("a press on the sky", () => {
  it("means an outing of the chosen length from there", () => {
    expect(pressedStretch(half("08:00"), 1.5, allOpen)).toEqual({
      startTime: "08:00",
      duration: 1.5,
    });
  });

  it("finds the fitting start beside it, at most an hour away", () => {
    const open = openBut("10:00", "10:30");
    expect(pressedStretch(half("09:30"), 1, open)?.startTime).toBe("09:00");
    expect(pressedStretch(half("10:30"), 1, open)?.startTime).toBe("11:00");
    expect(pressedStretch(half("21:30"), 1.5, allOpen)?.startTime).toBe("20:30");
    expect(pressedStretch(half("21:30"), 2, allOpen)).toBeNull();
  });
});

describe("an outing drawn on the sky", () => {
  it("takes both half hours it was drawn between, in either direction", () => {
    const wanted = { startTime: "08:00", duration: 1.5 };
    expect(drawnStretch(half("08:00"), half("09:00"), allOpen, 4)).toEqual(wanted);
    expect(drawnStretch(half("09:00"), half("08:00"), allOpen, 4)).toEqual(wanted);
    expect(drawnStretch(half("09:00"), half("09:00"), allOpen, 4)?.duration).toBe(0.5);
  });

  it("ends where the boat is out, and begins nowhere in it", () => {
    const open = openBut("10:00");
    const drawn = drawnStretch(half("09:00"), half("12:00"), open, 4);
    expect(drawn).toEqual({ startTime: "09:00", duration: 1 });
    expect(drawnStretch(half("10:00"), half("12:00"), open, 4)).toBeNull();
  });

  it("is always free throughout and of a length the club knows, wherever one draws", () => {
    const halves = fc.integer({ min: 0, max: 33 });
    const days = fc.array(fc.boolean(), { minLength: 34, maxLength: 34 });
    fc.assert(
      fc.property(halves, halves, days, (from, to, open) => {
        const drawn = drawnStretch(from, to, dayOf(open), 4);
        if (!drawn) {
          expect(open[from]).toBe(false);
          return;
        }
        const first = half(drawn.startTime);
        expect([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]).toContain(drawn.duration);
        expect(open.slice(first, first + drawn.duration * 2)).not.toContain(false);
        expect(first + drawn.duration * 2).toBeLessThanOrEqual(34);
      }),
    );
  });
});
