import { z } from "zod";
import { safetySettings } from "../safety-settings";

/** What the gates look at, for one boat and one rower, besides the outing itself. */
export const gateFacts = z.object({
  settings: safetySettings.pick({
    daylight: true,
    daylightBeforeSunrise: true,
    daylightAfterSunset: true,
  }),
  /** where the sun is seen from */
  place: z.object({ latitude: z.number(), longitude: z.number(), offsetMinutes: z.number() }),
});
export type GateFacts = z.infer<typeof gateFacts>;
