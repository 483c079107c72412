import { FormProvider } from "react-hook-form";
import { type ClubSettings, clubSettings } from "../../shared/settings/club-settings";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { SelectField } from "../ui/forms/select-field";
import { showToast } from "../ui/toasts/toast-store";
import { CountryField } from "./country-field";
import { HoursChange } from "./hours-change";
import { HoursPart } from "./hours-part";
import { SettingField, SettingsPart } from "./setting-field";
import { UnitsPart } from "./units-part";
import { ZoneField } from "./zone-field";

const timeSettings = clubSettings.pick({
  latitude: true,
  longitude: true,
  weatherPlace: true,
  country: true,
  timeZone: true,
  clock24: true,
  weekStart: true,
  openingHours: true,
  horizonMonths: true,
  longestOuting: true,
  seriesWeeks: true,
  arriveMinutesEarly: true,
  referencePrefix: true,
  units: true,
});

export function TimeForm({ settings }: { settings: ClubSettings }) {
  const { timeZone } = settings;
  const editing = trpc.admin.editSettings.useMutation({
    onSuccess: () =>
      showToast({
        title: "Place and Time Saved",
        description: "Bookings stay on their day and at their start.",
      }),
  });
  const { form, save, changed } = useEdit({
    fields: timeSettings,
    view: clubSettings,
    standing: settings,
    toForm: (standing) => timeSettings.parse(standing),
    draft: "time",
    // Saved as it is it has been seen to, which a new club's list asks for.
    send: ({ seen, ...edit }) =>
      editing.mutateAsync({ timeZone, ...edit, seen: { timeZone, ...seen } }),
    beside: ["timeZone"],
    toast: "Failed to save",
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-8">
        <SettingsPart title="The place" lead="The sun and the weather are those of this place.">
          <SettingField name="latitude" label="Latitude" number help="Between −90 and 90." />
          <SettingField name="longitude" label="Longitude" number help="Between −180 and 180." />
          <SettingField
            name="weatherPlace"
            label="Place of the weather"
            help="What the weather calls it."
            optional
          />
          <CountryField />
        </SettingsPart>
        <SettingsPart
          title="The clock"
          lead="Bookings keep their day and start when it changes. While a boat is out it stays."
        >
          <ZoneField />
          <SelectField
            label="Weeks are drawn from"
            help="What counts by weeks counts from Monday."
            {...fieldOf(form)("weekStart", { valueAsNumber: true })}
          >
            <option value={1}>Monday</option>
            <option value={7}>Sunday</option>
          </SelectField>
          <CheckboxField
            label="Times read by the 24-hour clock: 18:30 instead of 6:30 PM"
            {...fieldOf(form)("clock24")}
          />
        </SettingsPart>
        <HoursPart />
        <SettingsPart title="Outings">
          <SettingField
            name="horizonMonths"
            label="Members book ahead, months"
            help="1 to 12."
            number
          />
          <SettingField
            name="longestOuting"
            label="Longest outing, hours"
            help="1 to 12, in halves."
            number
          />
          <SettingField
            name="seriesWeeks"
            label="An outing repeats for at most, weeks"
            help="2 to 26; 0 where each is booked by itself."
            number
          />
          <SettingField
            name="arriveMinutesEarly"
            label="Be at the dock, minutes before the start"
            help="0 to 60. Words only: a boat can be launched from 15 minutes before."
            number
          />
          <SettingField
            name="referencePrefix"
            label="References begin with"
            help="Up to 5 capitals or figures and a hyphen, such as ROW-."
            optional
          />
        </SettingsPart>
        <UnitsPart />
        <HoursChange standing={settings} />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Place and Time
        </FormEnd>
      </form>
    </FormProvider>
  );
}
