import fc from "fast-check";
import { expect, test } from "vitest";
import { blockOn } from "../../shared/bookings/day-slots";
import { spendableQuarters } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import { type ClubProfile, documentedProfile } from "../../shared/profile/club-profile";
import { type PreviewFacts, previewBooking } from "../../shared/slots/booking-preview";
import { withoutBooking } from "../../shared/slots/without-booking";
import { anyLots, anySpan } from "../../shared/testing/arbitraries";
import { anyProfile } from "../../shared/testing/drawn-profile";
import { fairSaturday } from "../../shared/testing/foreseen-hours";
import { drawn, isWhole } from "../../shared/testing/thoroughness";
import { type BookingSpan, overlaps } from "../../shared/time/booking-span";
import { addDays } from "../../shared/time/club-dates";
import { fridayNoon } from "../testing/test-clock";
import { testMoment } from "../testing/test-moment";
import type { BookingState } from "./booking-facts-queries";
import { decideWantedSlot } from "./decide-wanted-slot";
import { toGateFacts } from "./gate-facts-queries";

// The page works out of its own reads what it says beside a start; the server decides on what it read
// under its locks. Both ask the same rules, so of one club they must say one thing.

const moment = testMoment(fridayNoon);
const { now } = moment;
const memberId = 3;
const day = fc.integer({ min: 0, max: 3 }).map((days) => addDays(now.today, days));
const days = fc.record({ startDate: day, length: fc.integer({ min: 0, max: 2 }) });
const mode = fc.constantFrom("off", "warn", "refuse");
const clock = fc.constantFrom("05:00", "08:00", "12:00", "17:30", "22:00");
const kind = fc.constantFrom("single", "double", "quad", "canoe");
const most = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 2 });

/** The documented hours and kinds, and others. */
const anywhere = fc.oneof(fc.constant(documentedProfile), anyProfile);

/** A club around one boat and one rower, as it lies in the database. */
const anyClub = fc.record({
  boat: fc.record({
    category: kind,
    available: fc.boolean(),
    lights: fc.boolean(),
    requiredClearance: fc.option(fc.constantFrom("Level 1", "Level 2")),
  }),
  taken: fc.array(fc.record({ span: anySpan, status: fc.constantFrom("confirmed", "held") }), {
    maxLength: 3,
  }),
  own: fc.array(anySpan, { maxLength: 3 }),
  blocks: fc.array(days, { maxLength: 1 }),
  closures: fc.array(fc.record({ day, from: clock, until: clock }), { maxLength: 1 }),
  safety: fc.record({
    daylight: mode,
    conditions: mode,
    daylightAfterSunset: fc.constantFrom(0, 60),
    nightClearance: fc.constantFrom(null, "Night"),
  }),
  sharing: fc.record({
    maxAhead: most(3),
    maxHoursPerWeek: most(6),
    lateCancelMinutes: fc.constantFrom(0, 2880),
    feeGatesBooking: fc.boolean(),
  }),
  paid: fc.boolean(),
  clearances: fc.subarray(["Level 1", "Night"]),
  gusty: fc.uniqueArray(fc.integer({ min: 5, max: 21 }), { maxLength: 6 }),
  lots: anyLots,
});
type DrawnClub = typeof anyClub extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const boatOf = ({ boat }: DrawnClub, category = boat.category) => ({
  ...boat,
  category,
  id: 1,
  name: "Heron",
  managerDisabled: false,
});

const blocksOf = ({ blocks }: DrawnClub) =>
  blocks.map(({ startDate, length }) => {
    return { startDate, endDate: addDays(startDate, length), reason: "Seats" };
  });

const closuresOf = ({ closures }: DrawnClub) =>
  closures
    .filter(({ from, until }) => from < until)
    .map(({ day, from, until }, id) => {
      return { id, startDate: day, startTime: from, endDate: day, endTime: until, reason: "Fog" };
    });

const confirmed = { status: "confirmed" } as const;
const isOn = (date: string) => (span: BookingSpan) => span.bookingDate === date;
const isOther = (moved: BookingSpan | undefined) => (span: BookingSpan) => span !== moved;

/** What the server reads of it for an outing, without the booking that is moved. */
function stateOf(club: DrawnClub, { bookingDate }: BookingSpan, moved?: BookingSpan): BookingState {
  const own = club.own.filter(isOther(moved));
  const onDay = isOn(bookingDate);
  const held = club.taken.filter(({ status }) => status === "held").map(({ span }) => span);
  return {
    block: blockOn(bookingDate, { bookings: [], blocks: blocksOf(club), closures: [] }),
    booked: takenOf(club)
      .concat(own.map((span) => ({ ...span, ...confirmed })))
      .filter(onDay),
    ownOutings: own.filter(onDay),
    lots: club.lots,
    clubRevision: null,
    heldSlots: held.filter(onDay).map((span, id) => ({
      ...span,
      id,
      memberId: memberId + 1,
      boatId: 1,
      until: fridayNoon.getTime() + 60_000,
      overlaps: false,
      waitlistEntryId: null,
    })),
    touchedEntries: [],
    ...columnsOf(club, own),
  };
}

const takenOf = ({ taken }: DrawnClub) =>
  taken
    .filter(({ status }) => status === "confirmed")
    .map(({ span }) => ({ ...span, ...confirmed }));

function columnsOf(club: DrawnClub, own: readonly BookingSpan[]) {
  const ends = { grantedOn: "2026-01-01", expiresOn: "2027-01-01" };
  return {
    safety: club.safety,
    club: club.sharing,
    closures: closuresOf(club),
    clearances: club.clearances.map((name) => ({ name, ...ends })),
    forecast: fairSaturday(Object.fromEntries(club.gusty.map((hour) => [hour, { gustKmh: 46 }]))),
    held: [...own],
    feePaidAt: club.paid ? fridayNoon : null,
  };
}

/** What its page has read of it: see `web/bookings/planner/use-preview-facts.ts`. */
function factsOf(
  club: DrawnClub,
  profile: ClubProfile,
  moved?: BookingSpan & { hoursUsed: number; paid: number },
): PreviewFacts {
  const boat = boatOf(club);
  const bookings = [
    ...club.taken.map(({ span, status }) => ({ ...span, status })),
    ...club.own.map((span) => ({ ...span, ...confirmed })),
  ];
  const availability = { bookings, blocks: blocksOf(club), closures: closuresOf(club) };
  const facts = {
    boat,
    diary: { available: boat.available, availability },
    hoursRemaining: toHours(spendableQuarters(club.lots, now.today)),
    ownOutings: club.own,
    gates: toGateFacts(columnsOf(club, club.own), boat, moment),
    profile,
  };
  return moved ? withoutBooking(facts, { ...moved, boatId: 1, category: boat.category }) : facts;
}

const said = ({
  refusal,
  warnings,
}: Pick<ReturnType<typeof previewBooking>, "refusal" | "warnings">) => ({
  code: refusal?.code,
  message: refusal?.message,
  warnings,
});

test("what the page says of an outing is what the server decides, to the word and the quarter", () => {
  const codes = new Set<string | undefined>();
  fc.assert(
    fc.property(anyClub, anywhere, anySpan, (club, profile, span) => {
      const wanted = {
        boat: boatOf(club),
        memberId,
        span,
        limits: "member",
        overridden: false,
      } as const;
      const decided = decideWantedSlot(wanted, stateOf(club, span), { ...moment, club: profile });
      const preview = previewBooking(span, factsOf(club, profile), now);
      expect(said(preview)).toEqual(said(decided));
      // In words: the sentences of codes alone are not with the page.
      expect(preview.refusal?.message ?? "").not.toMatch(/^[A-Z_]+$/);
      expect(preview.cost).toBe(toHours(decided.costQuarters));
      const { daylight, conditions } = club.safety;
      expect(preview.sight !== null).toBe(daylight !== "off" || conditions !== "off");
      expect(preview.sight?.conditions ?? null).toEqual(decided.conditions);
      codes.add(decided.refusal?.code);
    }),
    { numRuns: drawn(600) },
  );
  // All that is drawn reaches the rules.
  if (isWhole) expect(codes.size).toBeGreaterThan(8);
});

test("and what it says of a move", () => {
  const codes = new Set<string | undefined>();
  const charged = fc.constantFrom(0, 1, 1.5);
  // Of which its crew may pay a part.
  const part = fc.constantFrom(0, 0.5);
  fc.assert(
    fc.property(
      anyClub,
      anyProfile,
      anySpan,
      anySpan,
      charged,
      part,
      (drawn, profile, from, to, hoursUsed, ofCrew) => {
        const paid = Math.max(0, hoursUsed - ofCrew);
        const own = drawn.own.filter((one) => !overlaps(one, from));
        // Nobody else has the boat while it is one's own.
        const taken = drawn.taken.filter(({ span }) => !overlaps(span, from));
        const club = { ...drawn, taken, own: [...own, from] };
        const wanted = {
          boat: boatOf(club),
          memberId,
          span: to,
          limits: "member",
          overridden: false,
          moved: {
            ...from,
            boatId: 1,
            category: club.boat.category,
            chargedQuarters: toQuarters(hoursUsed),
            partsQuarters: toQuarters(hoursUsed - paid),
            charges: [],
            shortNotice: false,
          },
        } as const;
        const there = { ...moment, club: profile };
        const decided = decideWantedSlot(wanted, stateOf(club, to, from), there);
        const preview = previewBooking(
          to,
          factsOf(club, profile, { ...from, hoursUsed, paid }),
          now,
        );
        expect(said(preview)).toEqual(said(decided));
        expect(preview.refusal?.message ?? "").not.toMatch(/^[A-Z_]+$/);
        expect(preview.more).toBe(toHours(decided.dueQuarters));
        codes.add(decided.refusal?.code);
      },
    ),
    { numRuns: drawn(600) },
  );
  if (isWhole) expect(codes).toContain("TOO_LATE_TO_MOVE");
});
