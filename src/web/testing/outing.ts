import type { OutingView } from "../../shared/outings/outing-schemas";

/** An outing of 12 to 1 on the day of the tests, not launched unless said otherwise. */
export const testOuting = (over: Partial<OutingView> = {}): OutingView => ({
  bookingId: 7,
  reference: "WRC-0007",
  boat: { id: 1, name: 'Solo 14 "Heron"' },
  rower: { id: 3, firstName: "Sam", lastName: "Okafor" },
  aboard: [],
  crew: [],
  plan: "",
  bookingDate: "2026-11-20",
  startTime: "12:30",
  endTime: "13:30",
  dueTime: "13:30",
  launchedAt: null,
  landedAt: null,
  kilometres: null,
  note: "",
  doubtful: false,
  writtenAfterwards: false,
  launchHeardAt: null,
  landHeardAt: null,
  continues: null,
  stillOut: null,
  alarmed: false,
  state: "ready",
  ...over,
});

/** The outing of the tests, launched at 12:20. */
export const testOutingOut = (over: Partial<OutingView> = {}): OutingView =>
  testOuting({
    launchedAt: "2026-11-20T19:20:00.000Z",
    launchHeardAt: "2026-11-20T19:20:00.000Z",
    state: "launched",
    ...over,
  });
