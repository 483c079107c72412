import { defaultFairUse } from "../fair-use/fair-use-settings";
import { documentedProfile } from "../profile/club-profile";
import { defaultSafetySettings, type SafetySettings } from "../settings/safety-settings";
import type { GateFacts } from "../slots/gate-facts";

/** Friday, November 20, 12:30 PM at Oak Bay: no gate is set, and nothing is foreseen. */
export const calmFacts = (settings: Partial<SafetySettings> = {}): GateFacts => ({
  closures: [],
  settings: { ...defaultSafetySettings, ...settings },
  place: { latitude: 48.4496, longitude: -123.3026, offsetMinutes: -420, changes: [] },
  boat: { name: 'Solo 14 "Heron"', requiredClearance: null, lights: false },
  clearances: [],
  forecast: [],
  units: documentedProfile.units,
  fairUse: defaultFairUse,
  held: [],
  fee: { gatesBooking: false, paid: null },
  now: {
    instant: "2026-11-20T19:30:00.000Z",
    offsetMinutes: -420,
    today: "2026-11-20",
    minutes: 750,
    changes: [],
    earlier: [],
  },
});
