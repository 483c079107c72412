import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";

/** A waitlist entry for the boat of the tests, tomorrow morning, with nothing held for it. */
export const testWaitlistEntry = (over: Partial<WaitlistEntryView> = {}): WaitlistEntryView => ({
  id: 5,
  kind: "boat",
  boatId: 1,
  dateStr: "2026-11-21",
  from: "07:00",
  to: "10:00",
  duration: 1,
  status: "open",
  offer: null,
  ...over,
});

/** The waitlist entry with 8:00 held until 1:12 PM, 42 minutes after the tests' time. */
export const testOfferedEntry = (over: Partial<WaitlistEntryView> = {}): WaitlistEntryView =>
  testWaitlistEntry({
    status: "offered",
    offer: { bookingId: 77, boatId: 1, startTime: "08:00", until: "2026-11-20T20:12:00.000Z" },
    ...over,
  });
