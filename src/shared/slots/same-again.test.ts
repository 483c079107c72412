import fc from "fast-check";
import { expect, it } from "vitest";
import { lastBookableDate } from "../profile/booking-horizon";
import { documentedProfile } from "../profile/club-profile";
import { memberLengths } from "../profile/outing-lengths";
import { minutesUntil } from "../time/booking-span";
import { toMinutes } from "../time/clock-times";
import { addDays, daysBetween } from "../time/club-dates";
import { previewBooking } from "./booking-preview";
import { sameAgain } from "./same-again";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const profile = documentedProfile;
const daylight = { sunrise: toMinutes("08:30"), sunset: toMinutes("17:25") };
const night = { sunrise: Number.POSITIVE_INFINITY, sunset: Number.NEGATIVE_INFINITY };
const horizon = lastBookableDate(now.today, "member", profile);

type Out = { bookingDate: string; startTime: string; duration: number };
const boatWith = (out: Out[], available = true) => ({
  id: 1,
  name: "Heron",
  category: "single",
  diary: {
    available,
    availability: {
      bookings: out.map((span) => ({ ...span, status: "confirmed" as const })),
      blocks: [],
      closures: [],
    },
  },
});

function again(last: Out, out: Out[] = [], hoursRemaining = 10, sunOn = () => daylight) {
  const found = sameAgain(last, boatWith(out), { hoursRemaining, sunOn, profile }, now);
  return found && `${found.bookingDate} ${found.startTime} ${found.duration} h`;
}
const friday = { bookingDate: "2026-11-13", startTime: "14:00", duration: 1 };
const on = (bookingDate: string) => ({ ...friday, bookingDate });

it("is the next such weekday, today while there is an hour to come to the dock", () => {
  expect(again(friday)).toBe("2026-11-20 14:00 1 h");
  expect(again({ ...friday, startTime: "13:00" })).toBe("2026-11-27 13:00 1 h");
  expect(again({ ...friday, bookingDate: "2026-11-19" })).toBe("2026-11-26 14:00 1 h");
  expect(again({ ...friday, bookingDate: "2026-11-20", startTime: "09:00" })).toContain("11-27");
});

it("is a later week where the boat is taken, and nothing where no day would do", () => {
  expect(again(friday, [on("2026-11-20"), on("2026-11-27")])).toContain("2026-12-04");
  expect(again(friday, [], 0.75)).toBeNull();
  expect(again(friday, [], 10, () => night)).toBeNull();
  expect(again({ ...friday, startTime: "06:00" })).toBeNull();
});

it("is the soonest that can be booked as it was rowed, and nothing only where none can", () => {
  const times = {
    startTime: fc.constantFrom("08:30", "10:00", "12:30", "14:30", "16:00"),
    duration: fc.constantFrom(...memberLengths(profile)),
  };
  const daysFrom = (min: number, max: number) =>
    fc.integer({ min, max }).map((days) => addDays(now.today, days));
  const lastOuting = fc.record({ bookingDate: daysFrom(-400, -1), ...times });
  const taken = fc.array(fc.record({ bookingDate: daysFrom(0, 99), ...times }), { maxLength: 30 });
  const hours = fc.integer({ min: 0, max: 20 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(lastOuting, taken, fc.boolean(), hours, (last, out, online, hoursRemaining) => {
      const boat = boatWith(out, online);
      const facts = { boat, diary: boat.diary, hoursRemaining, ownOutings: [], profile };
      const couldBe = Array.from({ length: 100 }, (_, days) => addDays(now.today, days))
        .filter((date) => date <= horizon && daysBetween(last.bookingDate, date) % 7 === 0)
        .map((bookingDate) => ({ ...last, bookingDate }))
        .filter((span) => minutesUntil(span, now) >= 60)
        .filter((span) => toMinutes(span.startTime) + span.duration * 60 <= daylight.sunset)
        .find((span) => previewBooking(span, facts, now).refusal === null);
      const found = sameAgain(last, boat, { hoursRemaining, sunOn: () => daylight, profile }, now);
      const { cost: _, boat: inBoat, ...span } = found ?? { cost: 0, boat: null };
      expect(span).toEqual(couldBe ?? {});
      if (found) expect(inBoat).toBe(boat);
    }),
  );
});
