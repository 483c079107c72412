import { formatHours } from "../../../shared/hours/quarters";
import { memberLengths } from "../../../shared/profile/outing-lengths";
import { useProfile } from "../../clock/use-profile";

interface DurationPickerProps {
  duration: number;
  onChange: (duration: number) => void;
}

/** From half an hour to the longest outing on the water, in one row; rules, Bookings. */
export function DurationPicker({ duration, onChange }: DurationPickerProps) {
  const profile = useProfile();
  return (
    <fieldset>
      <legend className="pb-1 font-semibold text-sm">How many hours on the water?</legend>
      <div className="grid grid-cols-4 gap-0.5 xs:grid-cols-8 sm:gap-1.5">
        {memberLengths(profile).map((hours) => (
          <label key={hours} className={choice}>
            <input
              type="radio"
              name="duration"
              value={hours}
              checked={hours === duration}
              onChange={() => onChange(hours)}
              aria-label={formatHours(hours)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className="font-display font-semibold text-lg leading-none">
              {hours}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const choice =
  "relative grid min-h-12 cursor-pointer place-items-center rounded-md border border-line-strong bg-float tabular-nums transition-colors hover:bg-tide-soft has-checked:border-tide has-checked:bg-tide has-checked:text-on-tide has-focus-visible:outline-3 has-focus-visible:outline-tide has-focus-visible:outline-offset-2";
