import { describe, expect, it } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import { calmFacts } from "../testing/calm-facts";
import type { PreviewFacts } from "./booking-preview";
import { nextFreeHours } from "./free-hours";

const now = { today: "2026-11-20", minutes: 12 * 60 + 31 };
const outing = (startTime: string, duration: number) => ({
  bookingDate: now.today,
  startTime,
  duration,
  status: "confirmed" as const,
});
const facts = (
  bookings: ReturnType<typeof outing>[] = [],
  changes: Partial<PreviewFacts> = {},
): PreviewFacts => ({
  boat: { id: 1, category: "single" },
  diary: { available: true, availability: { bookings, blocks: [], closures: [] } },
  hoursRemaining: 10,
  ownOutings: [],
  profile: documentedProfile,
  ...changes,
});
const starts = (known: PreviewFacts) =>
  nextFreeHours(known, now).hours.map(({ startTime }) => startTime);

describe("a boat's next free hours", () => {
  it("are whole ones: a free half hour between two outings is none", () => {
    expect(starts(facts([outing("13:30", 1), outing("16:00", 6)]))).toEqual(["14:30", "15:00"]);
  });

  it("are six at most, and end with the club's day", () => {
    expect(starts(facts())).toHaveLength(6);
    expect(starts(facts([outing("12:30", 8)]))).toEqual(["20:30", "21:00"]);
  });

  it("are of the next day when today has none, and none for a boat that is offline", () => {
    const full = facts([outing("12:30", 9)]);
    const next = { bookingDate: "2026-11-21", startTime: "05:00" };
    expect(nextFreeHours(full, now).hours[0]).toEqual(next);
    const { availability } = full.diary;
    const offline = facts([], { diary: { available: false, availability } });
    expect(nextFreeHours(offline, now)).toEqual({ hours: [], refusal: null });
  });

  it("are those that no gate refuses", () => {
    const gates = calmFacts({ daylight: "refuse" });
    expect(starts(facts([], { gates }))).toEqual([
      "13:00",
      "13:30",
      "14:00",
      "14:30",
      "15:00",
      "15:30",
    ]);
    expect(starts(facts([outing("12:30", 3)], { gates }))).toEqual(["15:30", "16:00"]);
    const tomorrow = nextFreeHours(facts([outing("12:30", 6)], { gates }), now).hours[0];
    expect(tomorrow).toEqual({ bookingDate: "2026-11-21", startTime: "08:30" });
  });

  it("are none in which the member has another outing", () => {
    const ownOutings = [outing("14:00", 1)];
    expect(starts(facts([], { ownOutings })).slice(0, 3)).toEqual(["13:00", "15:00", "15:30"]);
  });

  it("are offered to whoever has no hours left: those can be bought", () => {
    expect(starts(facts([], { hoursRemaining: 0 }))).toHaveLength(6);
  });

  it("begin with the day from which a clearance counts", () => {
    const boat = { name: "Heron", requiredClearance: "Level 2", lights: false };
    const lacking = nextFreeHours(facts([], { gates: { ...calmFacts(), boat } }), now);
    expect(lacking).toMatchObject({ hours: [], refusal: { code: "CLEARANCE_MISSING" } });
    const soon = { name: "Level 2", grantedOn: "2026-11-23", expiresOn: "2027-11-23" };
    const gates = { ...calmFacts(), boat, clearances: [soon] };
    expect(nextFreeHours(facts([], { gates }), now).hours[0]?.bookingDate).toBe("2026-11-23");
  });
});
