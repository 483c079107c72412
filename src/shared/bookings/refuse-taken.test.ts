import { expect, test } from "vitest";
import { documentedProfile } from "../profile/club-profile";
import type { BookingSpan } from "../time/booking-span";
import { refuseTaken, type TakenFacts } from "./refuse-taken";

// Friday noon and a half, for the Saturday after it.
const now = { today: "2026-11-20", minutes: 750 };
const at = (startTime: string, duration = 1): BookingSpan => ({
  bookingDate: "2026-11-21",
  startTime,
  duration,
});
const booked = (startTime: string, duration = 1) => ({
  ...at(startTime, duration),
  status: "confirmed" as const,
});
const held = (startTime: string) => ({ ...at(startTime), status: "held" as const });
const free: TakenFacts = {
  taken: [],
  ownOutings: [],
  gates: { refusal: null, isStopped: () => false },
  profile: documentedProfile,
};
const refusal = (
  span: BookingSpan,
  facts: Partial<TakenFacts>,
  limits: "member" | "admin" = "member",
) => refuseTaken(span, { ...free, ...facts }, now, limits);

test("says nothing where nothing is in the way", () => {
  const taken = [booked("09:00"), { ...booked("10:00"), status: "cancelled" as const }];
  expect(refusal(at("10:00"), { taken, ownOutings: [at("11:00")] })).toBeNull();
});

test("names when the boat is taken, and the nearest start that neither boat, rower nor gates speak against", () => {
  const facts = {
    taken: [booked("11:30"), booked("10:00"), held("09:00")],
    ownOutings: [at("12:30")],
    gates: { refusal: null, isStopped: ({ startTime }: BookingSpan) => startTime === "08:00" },
  };
  expect(refusal(at("10:30", 1.5), facts)).toMatchObject({
    code: "SLOT_TAKEN",
    message:
      "This boat is already taken 10:00 AM – 11:00 AM. The nearest start for 1.5 hours is 7:30 AM.",
  });
});

test("names what is held for somebody else, and that one can wait", () => {
  expect(refusal(at("10:00"), { taken: [held("10:30")] })).toMatchObject({
    code: "SLOT_HELD",
    message:
      "This boat is held 10:30 AM – 11:30 AM for somebody on the waitlist right now. The nearest " +
      "start for 1 hour is 9:30 AM. You can also wait for it.",
  });
});

test("what is booked answers before what is held, and both before an own outing", () => {
  const facts = { taken: [held("10:00"), booked("10:30")], ownOutings: [at("10:00")] };
  expect(refusal(at("10:00"), facts)?.code).toBe("SLOT_TAKEN");
  expect(refusal(at("10:00"), { ...facts, taken: [held("10:00")] })?.code).toBe("SLOT_HELD");
  expect(refusal(at("10:00"), { ...facts, taken: [] })?.code).toBe("OWN_OVERLAP");
});

test("names the rower's own outing, and whose it is to an admin, whose starts are on the hour", () => {
  const facts = { ownOutings: [at("10:00", 1.5)] };
  expect(refusal(at("11:00"), facts)?.message).toBe(
    "You already have a booking at that time, 10:00 AM – 11:30 AM. The nearest start for 1 hour is 11:30 AM.",
  );
  expect(refusal(at("11:00"), facts, "admin")?.message).toBe(
    "This member already has a booking at that time, 10:00 AM – 11:30 AM. The nearest start for 1 hour is 12:00 PM.",
  );
});

test("does not name the place from which a booking is moved", () => {
  const facts = { taken: [booked("10:00")], moved: at("09:00") };
  expect(refusal(at("09:30"), facts)?.message).toContain("is 8:30 AM.");
});

test("a full day leads to another one", () => {
  expect(refusal(at("10:00"), { taken: [booked("05:00", 17)] })?.message).toContain(
    "No start of that day would do for 1 hour; please choose another day.",
  );
});
