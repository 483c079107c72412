import { escalationSteps } from "../../../shared/incidents/alarm-ladder";
import { neverCallsWords } from "../../../shared/incidents/emergency-numbers";
import { fieldOf } from "../../ui/forms/field-of";
import { TextField } from "../../ui/forms/text-field";
import { SettingsPart } from "../setting-field";
import { useSafetyForm } from "./safety-form-values";

const stepWords = { rower: "Rower", dutyOfficer: "Duty officer", everyone: "Managers and admins" };

/** Who hears of a boat that stays out, and when. */
export function OverdueSettings({ secretSet }: { secretSet: boolean }) {
  const form = useSafetyForm();
  const field = fieldOf(form);
  const ladderError = form.formState.errors.overdueAfter?.root?.message;
  return (
    <>
      <SettingsPart
        title="Overdue boats"
        lead={`With the outing log on, mail goes to each in turn while a boat stays out past its due time. ${neverCallsWords}`}
      >
        {escalationSteps.map((rung, step) => (
          <TextField
            key={rung}
            type="number"
            inputMode="numeric"
            label={`${stepWords[rung]}, minutes late`}
            {...field(`overdueAfter.${step}`, { valueAsNumber: true })}
            error={step === 0 ? ladderError : undefined}
          />
        ))}
      </SettingsPart>
      <SettingsPart
        title="Duty officer"
        lead="Told before everyone else. Without an account they get the rower's emergency contact in the mail. Left empty, managers and admins are told in their place."
      >
        <TextField label="Name" autoComplete="off" {...field("dutyOfficer.name")} />
        <TextField label="Phone" type="tel" autoComplete="off" {...field("dutyOfficer.phone")} />
        <TextField label="Email" type="email" autoComplete="off" {...field("dutyOfficer.email")} />
      </SettingsPart>
      <SettingsPart
        title="Alert webhook"
        lead="Alarms also go to a program of the club's own, as signed JSON without contacts, phone numbers or e-mails. Left empty, they go by mail alone."
      >
        <TextField
          label="Address"
          type="url"
          placeholder="https://"
          autoComplete="off"
          {...field("alertWebhook.url")}
        />
        <TextField
          label="Secret"
          type="password"
          autoComplete="new-password"
          help={
            secretSet
              ? "A secret is set. Left empty, it stays."
              : "Signs each alarm; 32 characters are good."
          }
          {...field("alertWebhook.secret")}
        />
      </SettingsPart>
    </>
  );
}
