import { expect, it } from "vitest";
import { deletionWords } from "./deletion-words";

it.each([
  [
    { bookingsAhead: 2, hoursReturned: 3.5, hoursRemaining: 10 },
    "This cancels 2 future bookings and returns 3.5 hours. Their balance, then 13.5 hours, is closed.",
  ],
  [
    { bookingsAhead: 1, hoursReturned: 1, hoursRemaining: 0 },
    "This cancels 1 future booking and returns 1 hour. Their balance, then 1 hour, is closed.",
  ],
  [{ bookingsAhead: 0, hoursReturned: 0, hoursRemaining: 0 }, "They have no future bookings."],
  [
    { bookingsAhead: 1, hoursReturned: 0, hoursRemaining: 1_000_000 },
    "This cancels 1 future booking and returns 0 hours. Their unlimited membership ends.",
  ],
])("%j reads %j", (preview, words) => {
  expect(deletionWords(preview)).toBe(words);
});
