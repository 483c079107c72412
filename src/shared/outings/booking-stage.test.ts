import fc from "fast-check";
import { expect, it } from "vitest";
import { outingState } from "../time/booking-span";
import { bookingStage } from "./booking-stage";

const booking = { id: 7, bookingDate: "2026-11-20", startTime: "12:00", duration: 1 };
const launched = { bookingId: 7, launchedAt: "2026-11-20T19:04:00Z" };
const out = [{ ...launched, landedAt: null }];
const back = [{ ...launched, landedAt: "2026-11-20T19:30:00Z" }];
const inShed = [{ ...launched, launchedAt: null, landedAt: null }];

const moments = fc.record({
  today: fc.constantFrom("2026-11-19", "2026-11-20", "2026-11-21"),
  minutes: fc.integer({ min: 0, max: 1439 }),
});

it("is on the water until it has landed, and returned from then on, whatever the clock says", () => {
  fc.assert(
    fc.property(moments, (now) => {
      expect(bookingStage(booking, out, now)).toBe("on-water");
      expect(bookingStage(booking, back, now)).toBe("returned");
    }),
  );
});

it("is never on the water while the log has no launch of it", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const over = outingState(booking, now) === "completed";
      expect(bookingStage(booking, inShed, now)).toBe(over ? "completed" : "upcoming");
    }),
  );
});

it("goes by the clock where the log does not know it", () => {
  const others = [...out, ...back].map((outing) => ({ ...outing, bookingId: 8 }));
  fc.assert(
    fc.property(moments, fc.constantFrom([], others), (now, log) => {
      expect(bookingStage(booking, log, now)).toBe(outingState(booking, now));
    }),
  );
});
