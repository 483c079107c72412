import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { dutyOfficer } from "../../shared/incidents/alarm-settings";
import { type SafetySettings, safetySettings } from "../../shared/safety-settings";

/** Where nothing of the duty officer is filled in, there is none. */
const officerFields = z
  .object({ name: z.string(), phone: z.string(), email: z.string() })
  .transform((given) => (Object.values(given).some(Boolean) ? given : null))
  .pipe(dutyOfficer.nullable());

/** What the form's fields hold, and what is sent of them. */
export const safetyForm = safetySettings.extend({ dutyOfficer: officerFields });
export type SafetyFormValues = z.input<typeof safetyForm>;

export const toFormValues = (settings: SafetySettings): SafetyFormValues => ({
  ...settings,
  dutyOfficer: settings.dutyOfficer ?? { name: "", phone: "", email: "" },
});

export const useSafetyForm = () => useFormContext<SafetyFormValues, unknown, SafetySettings>();
