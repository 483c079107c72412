import type { SafetySettings, SafetySettingsView } from "../../shared/safety-settings";

/** The settings for admins, with what their choice does not bring about here. */
export function toSafetySettingsView(
  settings: SafetySettings,
  { mailLeaves }: { mailLeaves: boolean },
): SafetySettingsView {
  const silent = settings.outingLog === "on" && !mailLeaves;
  return { ...settings, warnings: silent ? [noAlarmLeaves] : [] };
}

const noAlarmLeaves =
  "No alarm leaves the house: this server has no way for mail to leave (SMTP_URL is not set), so " +
  "nobody is told of a boat that stays out. It only shows on the screens of staff.";
