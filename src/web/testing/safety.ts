import {
  defaultSafetySettings,
  type SafetySettingsView,
  safetySettingsView,
} from "../../shared/settings/safety-settings";
import type { Answering } from "./answers";

/** The club's safety settings as admins see them, for tests; changed where a test cares. */
export const testSafety = (changes: Partial<SafetySettingsView> = {}): SafetySettingsView => ({
  ...defaultSafetySettings,
  alertWebhook: null,
  warnings: [],
  ...changes,
});

/** Keeps what is sent, over what stands. The secret of a webhook is not shown again. */
export const keepSafety =
  (standing: SafetySettingsView): Answering<"admin.editSafetySettings"> =>
  ({ alertWebhook = standing.alertWebhook, ...given }) =>
    safetySettingsView.parse({
      ...standing,
      ...given,
      limits: { ...standing.limits, ...given.limits },
      alertWebhook: alertWebhook && { url: alertWebhook.url, secretSet: true },
    });
