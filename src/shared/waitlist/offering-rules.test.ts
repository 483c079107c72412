import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { slotTimes } from "../testing/documented-day";
import { type BookingSpan, overlaps } from "../time/booking-span";
import { endTime } from "../time/clock-times";
import { freeStarts } from "./offering-rules";
import type { WaitlistEntry } from "./waitlist-rules";

const day = "2026-11-21";
const noon = { today: "2026-11-20", minutes: 720 };
const entry: WaitlistEntry = {
  kind: "single",
  boatId: null,
  bookingDate: day,
  from: "07:00",
  to: "10:00",
  duration: 1,
};
const out = (startTime: string, duration: number) => ({ bookingDate: day, startTime, duration });
const diary = (outings: BookingSpan[]) => ({
  available: true,
  availability: {
    bookings: outings.map((outing) => ({ ...outing, status: "confirmed" as const })),
    blocks: [],
    closures: [],
  },
});

describe("a slot for a waitlist entry", () => {
  it("lies wholly in its time, the earliest first", () => {
    expect(freeStarts(entry, diary([]), [], noon, documentedProfile)).toEqual([
      ...["07:00", "07:30", "08:00", "08:30", "09:00"],
    ]);
    expect(freeStarts(entry, diary([out("07:30", 1.5)]), [], noon, documentedProfile)).toEqual([
      "09:00",
    ]);
  });

  it("is no part of what was offered to its member before", () => {
    expect(freeStarts(entry, diary([]), [out("07:30", 1)], noon, documentedProfile)).toEqual([
      "08:30",
      "09:00",
    ]);
  });

  it("is none for a waitlist entry that is longer than the club's outings", () => {
    const club = { ...documentedProfile, longestOuting: 1.5 };
    const starts = (duration: number) =>
      freeStarts({ ...entry, duration }, diary([]), [], noon, club);
    expect([starts(1.5).length, starts(2).length]).toEqual([4, 0]);
  });

  it("is none on a boat that is offline, blocked, or in a club that is closed", () => {
    expect(
      freeStarts(entry, { ...diary([]), available: false }, [], noon, documentedProfile),
    ).toEqual([]);
    const blocked = diary([]);
    const block = { startDate: day, endDate: day, reason: "Paint" };
    expect(
      freeStarts(
        entry,
        { ...blocked, availability: { ...blocked.availability, blocks: [block] } },
        [],
        noon,
        documentedProfile,
      ),
    ).toEqual([]);
  });

  it("is found exactly where an outing of that length disturbs nobody", () => {
    const start = fc.constantFrom(...slotTimes);
    const outing = fc
      .record({ startTime: start, duration: fc.integer({ min: 1, max: 8 }).map((n) => n / 2) })
      .map((one) => ({ ...one, bookingDate: day }));
    fc.assert(
      fc.property(
        fc.array(outing, { maxLength: 6 }),
        fc.array(outing, { maxLength: 2 }),
        fc.tuple(start, start, fc.integer({ min: 1, max: 8 })),
        (outings, offered, [a, b, halves]) => {
          const [from, to] = a < b ? [a, b] : [b, a];
          const asked = { ...entry, from, to, duration: halves / 2 };
          const expected = slotTimes.filter((startTime) => {
            const span = { bookingDate: day, startTime, duration: asked.duration };
            return (
              startTime >= from &&
              endTime(startTime, asked.duration) <= to &&
              ![...outings, ...offered].some((other) => overlaps(other, span))
            );
          });
          expect(freeStarts(asked, diary(outings), offered, noon, documentedProfile)).toEqual(
            expected,
          );
        },
      ),
    );
  });
});
