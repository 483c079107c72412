import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";

/** A boat due at noon of the day of the tests, of which staff have been told. */
export const testIncident = (over: Partial<LookedAtIncident> = {}): LookedAtIncident => ({
  bookingId: 7,
  reference: "WRC-0007",
  state: "open",
  boat: { id: 1, name: 'Solo 14 "Heron"' },
  rower: { id: 3, firstName: "Sam", lastName: "Okafor", phone: "250-555-0100" },
  crew: [],
  aboard: ["Robin"],
  plan: "Trial Island and back",
  bookingDate: "2026-11-20",
  dueTime: "12:00",
  extendedTo: null,
  launchedAt: "2026-11-20T18:00:00.000Z",
  landedAt: null,
  silentUntil: null,
  notes: [],
  alarms: [
    {
      id: 1,
      rung: "rower",
      again: false,
      at: "2026-11-20T19:10:00.000Z",
      tellings: [
        {
          id: 1,
          to: "sam@willows.example",
          how: "mail",
          staysLonger: false,
          state: "sent",
          error: null,
          sentAt: "2026-11-20T19:10:01.000Z",
        },
      ],
    },
    {
      id: 2,
      rung: "dutyOfficer",
      again: false,
      at: "2026-11-20T19:20:00.000Z",
      tellings: [
        {
          id: 2,
          to: "morgan@willows.example",
          how: "mail",
          staysLonger: false,
          state: "failed",
          sentAt: null,
          error: "Error: No mail server",
        },
      ],
    },
  ],
  emergencyContact: { name: "Kim Okafor", phone: "250-555-0177" },
  crewContacts: [],
  wind: "15 km/h, gusts of 28 km/h",
  ...over,
});
