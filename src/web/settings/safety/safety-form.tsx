import { useState } from "react";
import { FormProvider } from "react-hook-form";
import {
  type SafetySettingsView,
  safetySettingsView,
} from "../../../shared/settings/safety-settings";
import { RefusedBookings } from "../../bookings/refused-bookings";
import { trpc } from "../../calls/api";
import { ChangedMeanwhile } from "../../layout/changed-meanwhile";
import { useEdit } from "../../layout/use-edit";
import { fieldOf } from "../../ui/forms/field-of";
import { FormEnd } from "../../ui/forms/form-end";
import { SelectField } from "../../ui/forms/select-field";
import { Notice } from "../../ui/notice";
import { Panel } from "../../ui/panel";
import { showToast } from "../../ui/toasts/toast-store";
import { SettingsPart } from "../setting-field";
import { ClearancesPart } from "./clearances-part";
import { CodesPart } from "./codes-part";
import { ConditionsPart } from "./conditions-part";
import { DaylightPart } from "./daylight-part";
import { OverdueSettings } from "./overdue-settings";
import { safetyForm, toFormValues } from "./safety-form-values";

export function SafetyForm({ settings }: { settings: SafetySettingsView }) {
  const [known, setKnown] = useState(settings);

  const editing = trpc.admin.editSafetySettings.useMutation({
    onSuccess: (saved) => {
      setKnown(saved);
      showToast({ title: "Safety Settings Saved", description: "They hold from now on." });
    },
  });
  const { form, save, changed } = useEdit({
    fields: safetyForm,
    view: safetySettingsView,
    standing: settings,
    toForm: toFormValues,
    draft: "safety",
    unkept: ["alertWebhook"],
    send: editing.mutateAsync,
    toast: "Failed to save",
  });
  const field = fieldOf(form);

  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-8">
        {known.warnings.map((warning) => (
          <Notice key={warning} kind="careful">
            {warning}
          </Notice>
        ))}
        <SettingsPart
          title="Outing log"
          lead="Rowers launch their boat with one press and note when it is back. Staff see who is out, who is late, and what was rowed. Nobody has to: a booking without a launch reads as missed."
        >
          <SelectField
            label="Outing log"
            help="It cannot be switched off while a boat is out."
            {...field("outingLog")}
          >
            <option value="off">Off: nothing is logged</option>
            <option value="on">On: launches and landings are logged</option>
          </SelectField>
        </SettingsPart>
        <OverdueSettings secretSet={known.alertWebhook !== null} />
        <ClearancesPart />
        <DaylightPart />
        <ConditionsPart />
        <CodesPart />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Settings
        </FormEnd>
      </form>
      {known !== settings && <RefusedBookings frame={Panel} />}
    </FormProvider>
  );
}
