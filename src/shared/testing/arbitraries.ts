import fc from "fast-check";
import type { Lot } from "../hours/lots";
import type { BookingSpan } from "../time/booking-span";
import { fromMinutes } from "../time/clock-times";
import { addDays, type ClubDate } from "../time/club-dates";

/** A day within a few years of the club's present. */
export const anyDate: fc.Arbitrary<ClubDate> = fc
  .integer({ min: -700, max: 1500 })
  .map((days) => addDays("2026-11-20", days));

/** An outing the club could have: half hours between 05:00 and 22:00, on one of three days. */
export const anySpan: fc.Arbitrary<BookingSpan> = fc
  .record({
    day: fc.integer({ min: 0, max: 2 }),
    startSlot: fc.integer({ min: 0, max: 33 }),
    slots: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ day, startSlot, slots }) => ({
    bookingDate: addDays("2026-11-20", day),
    startTime: fromMinutes(300 + startSlot * 30),
    duration: Math.min(slots, 34 - startSlot) / 2,
  }));

/** A member's lots: some empty, some expired by 2026-11-20, some without expiry. */
export const anyLots: fc.Arbitrary<Lot[]> = fc
  .array(
    fc.record({
      remainingQuarters: fc.integer({ min: 0, max: 80 }),
      expiresOn: fc.option(
        fc.integer({ min: -40, max: 400 }).map((days) => addDays("2026-11-20", days)),
        { freq: 6 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((lots) => lots.map((lot, nr) => ({ id: nr + 1, ...lot })));
