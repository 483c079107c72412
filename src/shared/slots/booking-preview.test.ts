import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultFairUse } from "../fair-use/fair-use-settings";
import { documentedProfile } from "../profile/club-profile";
import { memberLengths } from "../profile/outing-lengths";
import { calmFacts } from "../testing/calm-facts";
import { type PreviewFacts, previewBooking } from "./booking-preview";
import { withoutBooking } from "./without-booking";

const now = { today: "2026-11-20", minutes: 12 * 60 + 30 };
const facts: PreviewFacts = {
  boat: { id: 1, category: "single" },
  diary: { available: true, availability: { bookings: [], blocks: [], closures: [] } },
  hoursRemaining: 10,
  ownOutings: [],
  profile: documentedProfile,
};
const span = { bookingDate: "2026-11-21", startTime: "06:30", duration: 1.5 };
const outing = { bookingDate: "2026-11-21", startTime: "07:30", duration: 1 };

describe("a booking's preview", () => {
  it("costs 1 balance hour an hour in a solo and 1.5 in a tango", () => {
    expect(previewBooking(span, facts, now)).toEqual({
      unlimited: false,
      cost: 1.5,
      leaves: 8.5,
      refusal: null,
      warnings: [],
      sight: null,
    });
    const tango = previewBooking(span, { ...facts, boat: { id: 3, category: "double" } }, now);
    expect(tango).toMatchObject({ cost: 2.25, leaves: 7.75 });
  });

  it("asks fair use after an own overlap and before hours", () => {
    const fairUse = { ...defaultFairUse, maxHoursPerWeek: 2 };
    const gates = { ...calmFacts(), fairUse, held: [{ ...outing, bookingDate: "2026-11-20" }] };
    const code = (over: Partial<PreviewFacts>) =>
      previewBooking(span, { ...facts, gates, hoursRemaining: 0, ...over }, now).refusal?.code;
    expect(code({})).toBe("FAIR_USE");
    expect(code({ ownOutings: [outing] })).toBe("OWN_OVERLAP");
    expect(code({ gates: { ...gates, held: [] } })).toBe("NOT_ENOUGH_HOURS");
  });

  it("refuses to move or shorten what is too late to cancel for free, and lets it grow", () => {
    const fairUse = { ...defaultFairUse, lateCancelMinutes: 2880 };
    const gates = { ...calmFacts(), fairUse };
    const old = { boatId: 1, category: "single", hoursUsed: 1.5, ...span };
    const code = (boatId: number, wanted: Partial<typeof span>) =>
      previewBooking(
        { ...span, ...wanted },
        withoutBooking({ ...facts, boat: { id: boatId, category: "single" }, gates }, old),
        now,
      ).refusal?.code;
    expect(code(1, { startTime: "09:00" })).toBe("TOO_LATE_TO_MOVE");
    expect(code(2, {})).toBe("TOO_LATE_TO_MOVE");
    expect(code(1, { duration: 1 })).toBe("TOO_LATE_TO_MOVE");
    expect(code(1, { duration: 2 })).toBeUndefined();
  });

  it("holds an admin who moves somebody's to the limits of bookings for members", () => {
    const rower = { hoursRemaining: 10, ownOutings: [outing] };
    const lees = { boatId: 1, category: "single", hoursUsed: 1.5, ...span, rower };
    const refusal = (wanted: Partial<typeof span>) =>
      previewBooking({ ...span, ...wanted }, withoutBooking(facts, lees), now).refusal;
    expect(refusal({ startTime: "20:00" })).toBeNull();
    expect(refusal({ startTime: "21:00", duration: 1 })).toMatchObject({
      message: "Bookings for members start between 5:00 AM and 8:00 PM.",
    });
    expect(refusal({ startTime: "09:30" })?.message).toBe("Please select a start on the hour");
    expect(refusal({ startTime: "09:00", duration: 0.5 })).toMatchObject({ field: "duration" });
    expect(refusal({ bookingDate: "2027-02-19" })?.code).toBe("TOO_FAR_AHEAD");
    expect(refusal({ startTime: "08:00" })).toMatchObject({
      message:
        "This member already has a booking at that time, 7:30 AM – 8:30 AM. The nearest start for 1.5 hours is 9:00 AM.",
    });
  });

  it("always adds up: what it costs and leaves is the balance, to the quarter", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("single", "double"),
        fc.constantFrom(...memberLengths(documentedProfile)),
        fc.integer({ min: 0, max: 400 }),
        (category, duration, quarters) => {
          const hoursRemaining = quarters / 4;
          const preview = previewBooking(
            { ...span, duration },
            { ...facts, boat: { id: 1, category }, hoursRemaining },
            now,
          );
          expect(preview.cost + preview.leaves).toBe(hoursRemaining);
          expect(preview.refusal?.code).toBe(preview.leaves < 0 ? "NOT_ENOUGH_HOURS" : undefined);
        },
      ),
    );
  });

  it("charges an unlimited member nothing", () => {
    const preview = previewBooking(span, { ...facts, hoursRemaining: 1_000_000 }, now);
    expect(preview).toMatchObject({ unlimited: true, cost: 0, leaves: 1_000_000, refusal: null });
  });

  it("refuses a span that runs into a booking, past closing, or into one's own outing", () => {
    const codeOf = (start: string, more: Partial<PreviewFacts>) =>
      previewBooking({ ...span, startTime: start }, { ...facts, ...more }, now).refusal?.code;
    const taken = {
      bookings: [{ ...outing, status: "confirmed" as const }],
      blocks: [],
      closures: [],
    };
    const diary = { available: true, availability: taken };
    expect(codeOf("06:30", { diary })).toBe("SLOT_TAKEN");
    expect(codeOf("06:00", { diary })).toBeUndefined();
    expect(codeOf("21:00", {})).toBe("PAST_CLOSING");
    expect(codeOf("20:30", {})).toBeUndefined();
    const own = previewBooking(span, { ...facts, ownOutings: [outing] }, now);
    expect(own.refusal?.code).toBe("OWN_OVERLAP");
  });
});
