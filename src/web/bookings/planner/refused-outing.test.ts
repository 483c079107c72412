import { expect, it } from "vitest";
import { documentedProfile } from "../../../shared/profile/club-profile";
import { Refusal } from "../../../shared/refusals";
import { inTheWayOf } from "./refused-outing";

const day = "2026-11-21";
const span = { bookingDate: day, startTime: "07:00", duration: 1.5 };
const outing = (startTime: string, bookingDate = day) => ({
  bookingDate,
  startTime,
  duration: 1,
  status: "confirmed" as const,
});
const facts = {
  boat: { id: 1, category: "single" },
  hoursRemaining: 10,
  profile: documentedProfile,
  ownOutings: [outing("07:30", "2026-11-20"), outing("07:30")],
  diary: {
    available: true,
    availability: {
      bookings: [outing("12:00"), outing("08:00"), outing("05:00"), outing("07:30", "2026-11-22")],
      blocks: [],
      closures: [],
    },
  },
};

it("names the boat's next outing of that day, and where in the day it is", () => {
  expect(inTheWayOf(span, new Refusal("SLOT_TAKEN"), facts)).toEqual({
    words: "The boat goes out again at 8:00 AM.",
    at: "08:00",
  });
});

it("says until when the boat is out, where an outing starts while it is", () => {
  const late = { ...span, startTime: "08:30" };
  expect(inTheWayOf(late, new Refusal("SLOT_TAKEN"), facts)).toEqual({
    words: "The boat is out until 9:00 AM.",
    at: "08:00",
  });
});

it("names the member's own booking of that day", () => {
  expect(inTheWayOf(span, new Refusal("OWN_OVERLAP"), facts)).toEqual({
    words: "You have a booking then, 7:30 AM – 8:30 AM.",
    at: "07:30",
  });
});

it("names closing time, and leaves every other rule its own sentence", () => {
  expect(inTheWayOf(span, new Refusal("PAST_CLOSING"), facts).words).toBe(
    "The club closes at 10:00 PM.",
  );
  const poor = new Refusal("NOT_ENOUGH_HOURS", "This booking costs 2 hours and you have 1 hour.");
  expect(inTheWayOf(span, poor, facts)).toEqual({
    words: poor.message,
    at: null,
  });
});
