import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { alertWebhookEdit, dutyOfficer } from "../../shared/incidents/alarm-settings";
import { type SafetySettingsView, safetySettings } from "../../shared/safety-settings";

/** Where nothing of the duty officer is filled in, there is none. */
const officerFields = z
  .object({ name: z.string(), phone: z.string(), email: z.string() })
  .transform((given) => (Object.values(given).some(Boolean) ? given : null))
  .pipe(dutyOfficer.nullable());

/** Without an address there is no webhook; without a secret, the one that is set stays. */
const webhook = alertWebhookEdit.nullable();
const webhookFields = z
  .object({ url: z.string().trim(), secret: z.string() })
  .transform(
    ({ url, secret }): z.input<typeof webhook> =>
      url === "" ? null : { url, secret: secret || undefined },
  )
  .pipe(webhook);

/** What the form's fields hold, and what is sent of them. */
export const safetyForm = safetySettings.extend({
  dutyOfficer: officerFields,
  alertWebhook: webhookFields,
});
export type SafetyFormValues = z.input<typeof safetyForm>;
export type GivenSafety = z.output<typeof safetyForm>;

export const toFormValues = ({
  warnings: _,
  ...settings
}: SafetySettingsView): SafetyFormValues => ({
  ...settings,
  dutyOfficer: settings.dutyOfficer ?? { name: "", phone: "", email: "" },
  alertWebhook: { url: settings.alertWebhook?.url ?? "", secret: "" },
});

export const useSafetyForm = () => useFormContext<SafetyFormValues, unknown, GivenSafety>();
