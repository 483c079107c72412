import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { clearanceKinds } from "../../../shared/clearances/clearance-schemas";
import { type ConditionLimits, conditionLimits } from "../../../shared/conditions/condition-limits";
import { alertWebhookEdit, dutyOfficer } from "../../../shared/incidents/alarm-settings";
import { type SafetySettingsView, safetySettings } from "../../../shared/settings/safety-settings";

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

const wind = conditionLimits.shape.base.shape;
const orEmpty = <Limit extends z.ZodType>(limit: Limit) => z.nan().or(limit).optional();

/** A clearance with its wind limits beside it: they follow the list, and its name is no field's path. */
const clearanceFields = z
  .array(
    clearanceKinds.element.extend({
      windKmh: orEmpty(wind.windKmh),
      gustKmh: orEmpty(wind.gustKmh),
    }),
  )
  .superRefine((kinds, context) => {
    const { error } = clearanceKinds.safeParse(kinds);
    for (const { message } of error?.issues ?? []) context.addIssue(message);
  });

/** What the form's fields hold, and what is sent of them. */
export const safetyForm = safetySettings
  .extend({
    dutyOfficer: officerFields,
    alertWebhook: webhookFields,
    clearances: clearanceFields,
  })
  .transform(({ clearances, limits, ...given }) => ({
    ...given,
    clearances: clearances.map(({ name, validDays }) => ({ name, validDays })),
    limits: { ...limits, byClearance: { ...limits.byClearance, ...limitsIn(clearances, limits) } },
  }));

/** Where one of two limits is left empty it is as for everyone; where both are, there are none. */
function limitsIn(
  clearances: z.output<typeof clearanceFields>,
  { base }: ConditionLimits,
): ConditionLimits["byClearance"] {
  const own = clearances.filter(({ windKmh, gustKmh }) => windKmh || gustKmh);
  return Object.fromEntries(
    own.map(({ name, windKmh, gustKmh }) => [
      name,
      { windKmh: windKmh || base.windKmh, gustKmh: gustKmh || base.gustKmh },
    ]),
  );
}
export type SafetyFormValues = z.input<typeof safetyForm>;
export type GivenSafety = z.output<typeof safetyForm>;

export const toFormValues = ({
  warnings: _,
  ...settings
}: SafetySettingsView): SafetyFormValues => ({
  ...settings,
  clearances: settings.clearances.map((kind) => ({
    ...kind,
    ...settings.limits.byClearance[kind.name],
  })),
  limits: { ...settings.limits, byClearance: limitsOfOthers(settings) },
  dutyOfficer: settings.dutyOfficer ?? { name: "", phone: "", email: "" },
  alertWebhook: { url: settings.alertWebhook?.url ?? "", secret: "" },
});

/** Those of names that are no clearance of the club stay as they are. */
function limitsOfOthers({ clearances, limits }: Pick<SafetySettingsView, "clearances" | "limits">) {
  const isOther = (name: string) => clearances.every((kind) => kind.name !== name);
  return Object.fromEntries(Object.entries(limits.byClearance).filter(([name]) => isOther(name)));
}

export const useSafetyForm = () => useFormContext<SafetyFormValues, unknown, GivenSafety>();
