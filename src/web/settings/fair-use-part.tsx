import { useFieldArray, useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { fieldOf } from "../ui/forms/field-of";
import { numberOrNone } from "../ui/forms/number-typed";
import { AddRow, RemoveRow } from "../ui/forms/row-buttons";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { SettingsPart } from "./setting-field";
import { WeekdaysField } from "./weekdays-field";

/** How much of the fleet each member may hold. */
export function FairUsePart() {
  const field = fieldOf(useFormContext<ClubSettings>());
  const limit = (name: "maxAhead" | "maxHoursPerWeek" | "maxPrimePerWeek") => ({
    type: "number",
    inputMode: "numeric" as const,
    min: 0,
    autoComplete: "off",
    optional: true,
    ...field(name, { setValueAs: numberOrNone }),
  });
  const number = (
    name: "lateCancelMinutes" | "lateCancelReturn" | "waitlistHold",
    max: number,
  ) => ({
    type: "number",
    inputMode: "numeric" as const,
    min: 0,
    max,
    autoComplete: "off",
    ...field(name, { valueAsNumber: true }),
  });
  return (
    <SettingsPart
      title="Fair use"
      lead="Keeps the same few from holding every Saturday. An empty field does not limit. What is booked less than 2 hours before its start never counts."
    >
      <TextField
        label="Bookings ahead"
        help="That a member may have at once."
        {...limit("maxAhead")}
      />
      <TextField
        label="Hours a week"
        help="Rowed and booked, Monday to Sunday."
        {...limit("maxHoursPerWeek")}
      />
      <PrimeTime />
      <TextField
        label="Outings at busy times a week"
        help="Only with busy times above."
        {...limit("maxPrimePerWeek")}
      />
      <TextField
        label="Late to cancel, minutes before the start"
        help="0 to 2880. 0: never late. Inside that time a booking can no longer be moved or shortened."
        {...number("lateCancelMinutes", 2880)}
      />
      <TextField
        label="Of a late one comes back, %"
        help="0 to 100. Weather, closures, unusable boats and staff return everything."
        {...number("lateCancelReturn", 100)}
      />
      <TextField
        label="Held for the waitlist, minutes"
        help="5 to 240. How long what comes free waits for whoever it is offered to."
        {...number("waitlistHold", 240)}
        min={5}
      />
      <SelectField
        label="Open seats"
        help="Rowers may open a seat of theirs to any member, who asks for it."
        {...field("openSeats")}
      >
        <option value="off">Off</option>
        <option value="on">On</option>
      </SelectField>
    </SettingsPart>
  );
}

const weekendMorning = { days: [6, 7], from: "07:00", to: "11:00" };

function PrimeTime() {
  const form = useFormContext<ClubSettings>();
  const field = fieldOf(form);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "primeTime" });
  return (
    <div className="grid gap-3 sm:col-span-2">
      <h2 className="font-sans font-semibold text-base tracking-normal">Busy times</h2>
      <ul className="grid gap-5">
        {fields.map((span, index) => (
          <li
            key={span.id}
            className="grid xs:grid-cols-[1fr_1fr_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[auto_1fr_1fr_auto] sm:gap-x-3"
          >
            <WeekdaysField
              name={`primeTime.${index}.days`}
              label={`Days of busy time ${index + 1}`}
            />
            <TextField label="From" type="time" {...field(`primeTime.${index}.from`)} />
            <TextField label="Until" type="time" {...field(`primeTime.${index}.to`)} />
            <RemoveRow label={`Remove busy time ${index + 1}`} remove={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow add={() => append(weekendMorning)}>Add busy time</AddRow>
    </div>
  );
}
