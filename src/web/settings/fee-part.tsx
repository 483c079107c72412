import { useController, useFormContext } from "react-hook-form";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { type ClubDate, formatDate, isClubDate } from "../../shared/time/club-dates";
import { CheckboxField } from "../ui/forms/checkbox-field";
import { SelectField } from "../ui/forms/select-field";
import { SettingsPart } from "./setting-field";

/** How long the membership fee lasts, and whether bookings ask for it. */
export function FeePart() {
  const { register } = useFormContext<ClubSettings>();
  const { field } = useController<ClubSettings, "feeSeason">({ name: "feeSeason" });
  const season = field.value;
  return (
    <SettingsPart
      title="Membership fee"
      lead="With seasons members renew in the last 60 days and are reminded 30 and 7 days before and on the day. Another day moves the end of what is paid already."
    >
      <SelectField
        label="The fee is paid"
        help="What was paid elsewhere is noted on the member's page. The price list has its own words for the fee."
        ref={field.ref}
        onBlur={field.onBlur}
        value={season === "once" ? "once" : "season"}
        onChange={({ target }) => field.onChange(target.value === "once" ? "once" : usualEnd)}
      >
        <option value="once">Once, for good</option>
        <option value="season">For a season of a year</option>
      </SelectField>
      {season !== "once" && <SeasonEnd season={season} onChange={field.onChange} />}
      <CheckboxField
        label="Only members whose fee is paid can book. Admins can book past it with a reason."
        className="sm:col-span-2"
        {...register("feeGatesBooking")}
      />
    </SettingsPart>
  );
}

const usualEnd = "04-01";

interface SeasonEndProps {
  /** MM-DD */
  season: string;
  onChange: (season: string) => void;
}

function SeasonEnd({ season, onChange }: SeasonEndProps) {
  const [month = "", day = ""] = season.split("-");
  const days = daysOf(month);
  return (
    <div className="grid xs:grid-cols-2 gap-4">
      <SelectField
        label="It ends in"
        value={month}
        onChange={({ target }) => onChange(within(target.value, day))}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {formatDate(dayIn(one, "01"), "MMMM")}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="On day"
        value={day}
        onChange={({ target }) => onChange(`${month}-${target.value}`)}
      >
        {days.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** That day of another month, or the last day of one that is too short for it. */
function within(month: string, day: string): string {
  const last = daysOf(month).at(-1) ?? day;
  return `${month}-${day < last ? day : last}`;
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
const months = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));
// Of a leap year, so that February 29 can be chosen.
const dayIn = (month: string, day: string): ClubDate => `2024-${month}-${day}`;

const daysOf = (month: string): string[] =>
  Array.from({ length: 31 }, (_, index) => twoDigits(index + 1)).filter((day) =>
    isClubDate(dayIn(month, day)),
  );
