import fc from "fast-check";
import type { ClubTime } from "../time/club-now";

const firstHalfHour = Date.parse("2026-11-21T00:00:00Z");

const change = fc.record({
  /** half hours since then, over 400 days */
  at: fc.integer({ min: 0, max: 400 * 48 }),
  by: fc.constantFrom(-120, -60, -30, 30, 60, 120),
});

/** Half past noon on 2026-11-20 by a clock as it could be: it changes up to four times, at any half hour. */
export const anyClubTime: fc.Arbitrary<ClubTime> = fc
  .record({
    offsetMinutes: fc.constantFrom(-600, -210, 0, 60, 345, 840),
    drawn: fc.uniqueArray(change, { maxLength: 4, selector: ({ at }) => Math.floor(at / 48) }),
  })
  .map(({ offsetMinutes, drawn }) => {
    let offset = offsetMinutes;
    const changes = drawn
      .sort((one, other) => one.at - other.at)
      .map(({ at, by }) => {
        offset += by;
        const instant = new Date(firstHalfHour + at * 30 * 60_000).toISOString();
        return { instant, offsetMinutes: offset };
      });
    return { today: "2026-11-20", minutes: 750, offsetMinutes, changes, earlier: [] };
  });
