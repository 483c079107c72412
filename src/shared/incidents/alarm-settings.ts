import { z } from "zod";
import { email } from "../fields/email";
import { oneLine } from "../fields/one-line";
import { phone } from "../fields/phone";
import { escalationSteps } from "./alarm-ladder";

const overdueError = `Please give ${escalationSteps.length} numbers of minutes from 5 to 180, each above the one before`;

/** Minutes after the due time, one number for each escalation step. */
export const overdueAfter = z
  .array(z.number({ error: overdueError }), { error: overdueError })
  .refine(isLadder, { error: overdueError });

function isLadder(minutes: readonly number[]): boolean {
  return (
    minutes.length === escalationSteps.length &&
    minutes.every((one) => Number.isInteger(one) && one >= 5 && one <= 180) &&
    minutes.every((one, step) => step === 0 || one > (minutes[step - 1] ?? one))
  );
}

const nameMissing = "Please enter a name";
const phoneMissing = "Please enter a phone number";

/** Who is told first when a boat stays out. They need no account. */
export const dutyOfficer = z.object({
  name: oneLine(80, nameMissing).min(1, { error: nameMissing }),
  phone: phone(40, phoneMissing).min(1, { error: phoneMissing }),
  email: email("Please enter a valid email address"),
});
export type DutyOfficer = z.infer<typeof dutyOfficer>;

export const webhookUrl = z.url({ error: "Please enter a web address" }).max(500, {
  error: "Please keep this under 500 characters",
});
const webhookSecret = z
  .string({ error: "Please enter a secret" })
  .min(6, { error: "Please enter at least 6 characters" })
  .max(200, { error: "Please keep this under 200 characters" });

/** Where alarms go as signed JSON, and what they are signed with. */
export const alertWebhook = z.object({ url: webhookUrl, secret: webhookSecret });

/** A webhook of alarms as an admin gives it: without a secret, the one that is set stays. */
export const alertWebhookEdit = alertWebhook.partial({ secret: true });

/** A webhook of alarms as it is shown: a secret is written and never read. */
export const alertWebhookView = z.object({ url: z.string(), secretSet: z.literal(true) });
