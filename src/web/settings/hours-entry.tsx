import { useFormContext } from "react-hook-form";
import { startsOf } from "../../shared/profile/day-hours";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { formatTime } from "../../shared/time/clock-times";
import { useFormats } from "../clock/use-formats";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { TrashIcon } from "../ui/icons/icons";
import { WeekdaysField } from "./weekdays-field";

interface HoursEntryProps {
  index: number;
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

/** The half hours at which a club may open and close. */
const times = startsOf({ opens: "04:00", closes: "24:00" });

/** Hours of some days of the year. */
export function HoursEntry({ index, onUp, onRemove }: HoursEntryProps) {
  const formats = useFormats();
  const field = fieldOf(useFormContext<Pick<ClubSettings, "openingHours">>());
  const day = { inputMode: "numeric" as const, autoComplete: "off" };
  const choices = times.map((time) => (
    <option key={time} value={time}>
      {formatTime(time, formats)}
    </option>
  ));
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-float p-4">
      <div className="grid xs:grid-cols-2 gap-3 sm:grid-cols-4">
        <TextField
          label="First day"
          help="Month-day: 04-01"
          {...day}
          {...field(`openingHours.${index}.from`)}
        />
        <TextField
          label="Last day"
          help="May be next year's"
          {...day}
          {...field(`openingHours.${index}.to`)}
        />
        <SelectField label="Opens" {...field(`openingHours.${index}.opens`)}>
          {choices}
        </SelectField>
        <SelectField label="Closes" {...field(`openingHours.${index}.closes`)}>
          {choices}
        </SelectField>
      </div>
      <WeekdaysField name={`openingHours.${index}.days`} label={`Days of hours ${index + 1}`} />
      <div className="flex justify-end gap-2">
        {onUp && (
          <Button size="small" variant="quiet" onClick={onUp} className="whitespace-nowrap">
            Move up
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove hours ${index + 1}`}
          onClick={onRemove}
        >
          <TrashIcon />
        </Button>
      </div>
    </li>
  );
}
