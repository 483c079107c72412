import { z } from "zod";
import { codesShown } from "../access-codes/codes-schemas";
import { clearanceKinds, clearanceName } from "../clearances/clearance-schemas";
import { conditionLimits, defaultConditionLimits } from "../conditions/condition-limits";
import { seenOf } from "../fields/seen";
import {
  alertWebhook,
  alertWebhookEdit,
  alertWebhookView,
  dutyOfficer,
  overdueAfter,
} from "../incidents/alarm-settings";
import { gateMode } from "../profile/gate-mode";

const twilightError = "Please enter 0 to 120 minutes";
const twilight = z
  .int({ error: twilightError })
  .min(0, { error: twilightError })
  .max(120, { error: twilightError });

/** How careful the club is on the water. None of it is shown to visitors. */
export const safetySettings = z.object({
  /** whether launches and landings are logged */
  outingLog: z.enum(["off", "on"], { error: "Please say whether the outing log is off or on" }),
  /** what becomes of outings in the dark */
  daylight: gateMode("Please say whether daylight is off, warns or refuses"),
  /** how many minutes before sunrise and after sunset count as light */
  daylightBeforeSunrise: twilight,
  daylightAfterSunset: twilight,
  /** what members are granted, and boats may require */
  clearances: clearanceKinds,
  /** the one of these with which a boat with lights may be out in the dark */
  nightClearance: clearanceName.nullable(),
  /** when the codes of lock, gate, shed and washroom are shown */
  codesShown,
  /** whether bookings go by the forecast: shown and recorded, or refused beyond the limits */
  conditions: gateMode("Please say whether conditions are off, warn or refuse"),
  limits: conditionLimits,
  /** when rower, duty officer and everyone hear that a boat is late */
  overdueAfter,
  /** null: managers and admins are told in their place */
  dutyOfficer: dutyOfficer.nullable(),
  /** null: alarms go by mail alone */
  alertWebhook: alertWebhook.nullable(),
});
export type SafetySettings = z.infer<typeof safetySettings>;

/** An admin's edit: what is left out stays as it was, among the limits too. */
export const safetySettingsEdit = safetySettings
  .extend({ limits: conditionLimits.partial(), alertWebhook: alertWebhookEdit.nullable() })
  .partial()
  .extend({ seen: seenOf(safetySettings.shape) });
export type SafetySettingsEdit = z.infer<typeof safetySettingsEdit>;

/** A club that has not chosen yet: nothing is logged, and nothing is refused. */
export const defaultSafetySettings: SafetySettings = {
  outingLog: "off",
  daylight: "off",
  daylightBeforeSunrise: 0,
  daylightAfterSunset: 0,
  clearances: [],
  nightClearance: null,
  codesShown: "atBooking",
  conditions: "off",
  limits: defaultConditionLimits,
  overdueAfter: [10, 20, 30],
  dutyOfficer: null,
  alertWebhook: null,
};

/** The safety settings as they are shown, with what is not as one would expect. */
export const safetySettingsView = safetySettings.extend({
  alertWebhook: alertWebhookView.nullable(),
  warnings: z.array(z.string()),
});
export type SafetySettingsView = z.infer<typeof safetySettingsView>;
