import { useFormContext } from "react-hook-form";
import { fieldOf } from "../ui/forms/field-of";
import { TextField } from "../ui/forms/text-field";
import type { emergencyFields } from "./emergency-fields";
import { SettingsPart } from "./setting-field";

interface EmergencyForm {
  emergency: ReturnType<typeof emergencyFields>;
}

/** Whom rowers and staff call when somebody is in trouble on the water. */
export function EmergencyPart() {
  const field = fieldOf(useFormContext<EmergencyForm>());
  return (
    <SettingsPart
      title="In an emergency"
      lead="Stands on incidents, call sheets, in the FAQ and the terms. The outing log asks for a number; what is empty is left out."
    >
      <TextField
        label="Emergency number"
        type="tel"
        optional
        autoComplete="off"
        {...field("emergency.number")}
      />
      <TextField
        label="Radio"
        help="As it is said on board, with its channel."
        optional
        autoComplete="off"
        {...field("emergency.radio")}
      />
      <TextField
        label="Rescue centre"
        optional
        autoComplete="off"
        {...field("emergency.rescueCentre.name")}
      />
      <TextField
        label="Its number"
        type="tel"
        optional
        autoComplete="off"
        {...field("emergency.rescueCentre.phone")}
      />
    </SettingsPart>
  );
}
