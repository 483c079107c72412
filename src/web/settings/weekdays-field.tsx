import { useController } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { weekdaysFrom } from "../../shared/time/weekdays";
import { useProfile } from "../clock/use-profile";
import { FormError } from "../ui/forms/form-error";

interface WeekdaysFieldProps {
  name: `primeTime.${number}.days` | `openingHours.${number}.days`;
  label: string;
}

/** Days of the week to choose, 1 for Monday. */
export function WeekdaysField({ name, label }: WeekdaysFieldProps) {
  const { field, fieldState } = useController<ClubSettings, typeof name>({ name });
  const weekdays = weekdaysFrom(useProfile().weekStart);
  const chosen = field.value;
  const toggled = (day: number) =>
    chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day].sort();
  return (
    <fieldset className="grid gap-1.5 max-sm:col-span-full">
      <legend className="pb-1.5 font-semibold text-sm">{label}</legend>
      <div className="grid grid-cols-4 xs:grid-cols-7 gap-1 sm:flex sm:flex-wrap sm:gap-1.5">
        {weekdays.map(({ day, word }, nr) => (
          <label key={day} className={choice}>
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={chosen.includes(day)}
              onChange={() => field.onChange(toggled(day))}
              onBlur={field.onBlur}
              ref={nr === 0 ? field.ref : undefined}
            />
            {word}
          </label>
        ))}
      </div>
      {fieldState.error && <FormError>{fieldState.error.message}</FormError>}
    </fieldset>
  );
}

const choice =
  "relative grid min-h-11 place-items-center sm:min-w-11 rounded-md border border-line-strong bg-float text-sm hover:bg-tide-soft has-checked:border-tide has-checked:bg-tide has-checked:text-on-tide has-focus-visible:outline-3 has-focus-visible:outline-tide has-focus-visible:outline-offset-2";
