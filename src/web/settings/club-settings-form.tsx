import { FormProvider } from "react-hook-form";
import { type ClubSettings, clubSettings } from "../../shared/settings/club-settings";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { FormEnd } from "../ui/forms/form-end";
import { showToast } from "../ui/toasts/toast-store";
import { emergencyFields, emergencyTyped } from "./emergency-fields";
import { EmergencyPart } from "./emergency-part";
import { FairUsePart } from "./fair-use-part";
import { FeePart } from "./fee-part";
import { SettingField, SettingsPart } from "./setting-field";
import { SocialLinks } from "./social-links";

const settingsTyped = clubSettings.extend({ emergency: emergencyTyped });

export function ClubSettingsForm({ settings }: { settings: ClubSettings }) {
  const editing = trpc.admin.editSettings.useMutation({
    onSuccess: () =>
      showToast({ title: "Club Settings Saved", description: "Every screen says so from now on." }),
  });
  const { form, save, changed } = useEdit({
    fields: settingsTyped,
    view: clubSettings,
    standing: settings,
    toForm: (standing) => ({ ...standing, emergency: emergencyFields(standing.emergency) }),
    draft: "settings",
    unkept: ["gateCode", "shedCode", "washroomCode"],
    send: editing.mutateAsync,
    toast: "Failed to save",
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-8">
        <SettingsPart title="The club">
          <SettingField name="name" label="Name" />
          <SettingField name="tagline" label="Tagline" optional />
          <SettingField
            name="foundedIn"
            label="On the water since"
            help="The year. Without it no page says how old the club is."
            number
            optional
          />
        </SettingsPart>
        <SettingsPart title="Where it is">
          <SettingField name="address" label="Address" wide optional />
          <SettingField name="dock" label="Dock" wide optional />
        </SettingsPart>
        <SettingsPart title="How to reach it">
          <SettingField name="email" label="Email" type="email" />
          <SettingField name="phone" label="Phone" type="tel" optional />
          <SocialLinks />
        </SettingsPart>
        <SettingsPart
          title="Codes"
          lead="Members see them once they have a booking ahead; managers and admins always. Without a code they are told to ask the club."
        >
          <SettingField name="gateCode" label="Gate code" optional />
          <SettingField name="shedCode" label="Shed code" optional />
          <SettingField name="washroomCode" label="Washroom code" optional />
          <SettingField
            name="accessInstructions"
            label="Access instructions"
            rows={4}
            wide
            optional
          />
        </SettingsPart>
        <EmergencyPart />
        <FairUsePart />
        <FeePart />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Settings
        </FormEnd>
      </form>
    </FormProvider>
  );
}
