import { z } from "zod";

/** How careful the club is on the water. None of it is shown to visitors. */
export const safetySettings = z.object({
  /** whether launches and landings are logged */
  outingLog: z.enum(["off", "on"], { error: "Please say whether the outing log is off or on" }),
});
export type SafetySettings = z.infer<typeof safetySettings>;

/** An admin's edit: what is left out stays as it was. */
export const safetySettingsEdit = safetySettings.partial();
export type SafetySettingsEdit = z.infer<typeof safetySettingsEdit>;

/** A club that has not chosen yet: nothing is logged, and nothing is refused. */
export const defaultSafetySettings: SafetySettings = { outingLog: "off" };
