import { z } from "zod";
import { boatView } from "../boats/boat-schemas";
import { clearance } from "../clearances/clearance-schemas";
import { closureView } from "../closures/closure-schemas";
import { forecastHour } from "../conditions/conditions-schemas";
import { fairUseSettings } from "../fair-use/fair-use-settings";
import { profileSettings } from "../profile/profile-settings";
import { safetySettings } from "../settings/safety-settings";
import { clubNow } from "../time/club-now";

/** What the gates look at, for one boat and one rower, besides the outing itself. */
export const gateFacts = z.object({
  /** those that touch its day */
  closures: z.array(closureView),
  settings: safetySettings
    .pick({
      daylight: true,
      daylightBeforeSunrise: true,
      daylightAfterSunset: true,
      conditions: true,
      limits: true,
      nightClearance: true,
    })
    // Members are told whom to ask. How to reach them is staff's.
    .extend({ dutyOfficer: z.object({ name: z.string() }).nullable() }),
  boat: boatView.pick({ name: true, requiredClearance: true, lights: true }),
  /** where the sun is seen from, and by which clock */
  place: clubNow
    .pick({ offsetMinutes: true, changes: true })
    .extend({ latitude: z.number(), longitude: z.number() }),
  /** what the rower is cleared for */
  clearances: z.array(clearance),
  /** the hours that are foreseen for the day of rowing */
  forecast: z.array(forecastHour),
  /** what is said of it */
  units: profileSettings.shape.units,
  /** how the club shares its boats, and the rower's bookings that count */
  fairUse: fairUseSettings,
  held: z.array(z.object({ bookingDate: z.string(), startTime: z.string(), duration: z.number() })),
  /** whether bookings ask for the fee, and until when the rower has paid it */
  fee: z.object({ gatesBooking: z.boolean(), paid: z.string().nullable() }),
  now: clubNow,
});
export type GateFacts = z.infer<typeof gateFacts>;

/** What the gates look at without the closures, which come with a boat's availability. */
export type RowerFacts = Omit<GateFacts, "closures">;

/** What the gates themselves ask of it. The rest is about who rows. */
export type WaterFacts = Omit<GateFacts, "fairUse" | "held" | "fee">;
