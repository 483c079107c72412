import type { SafetySettings, SafetySettingsView } from "../../shared/settings/safety-settings";

/** The settings for admins, with what their choice does not bring about here. */
export function toSafetySettingsView(
  settings: SafetySettings,
  { mailLeaves }: { mailLeaves: boolean },
): SafetySettingsView {
  const silent = settings.outingLog === "on" && !mailLeaves;
  const { alertWebhook } = settings;
  return {
    ...settings,
    alertWebhook: alertWebhook && { url: alertWebhook.url, secretSet: true },
    warnings: silent ? [noAlarmLeaves] : [],
  };
}

const noAlarmLeaves =
  "No alarm leaves the house by mail: this server has no way for mail to leave (SMTP_URL is not " +
  "set). A boat that stays out only shows on the screens of staff, and goes to the alert webhook " +
  "where there is one.";
