import type { UseFormReturn } from "react-hook-form";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { adminStartsAhead } from "../../../shared/bookings/admin-starts";
import type { BookForMemberInput } from "../../../shared/bookings/booking-schemas";
import { formatHours } from "../../../shared/hours/quarters";
import { lastBookableDate } from "../../../shared/profile/booking-horizon";
import { hoursOn } from "../../../shared/profile/day-hours";
import { adminLengths } from "../../../shared/profile/outing-lengths";
import { formatTime } from "../../../shared/time/clock-times";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { fieldOf } from "../../ui/forms/field-of";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";

interface OutingFieldsProps {
  form: UseFormReturn<BookForMemberInput>;
  boats: readonly BoatView[];
}

/** Which boat, when and for how long, within what admins may book; rules, Bookings. */
export function OutingFields({ form, boats }: OutingFieldsProps) {
  const now = useClubClock();
  const profile = useProfile();
  const field = fieldOf(form);
  const date = form.watch("dateStr");
  const closed = date !== "" && hoursOn(date, profile) === null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Boat" {...field("boatId", { valueAsNumber: true })}>
        <option value="">Choose a boat</option>
        {boats.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Date"
        type="date"
        min={now.today}
        max={lastBookableDate(now.today, "admin", profile)}
        {...field("dateStr")}
      />
      <SelectField
        label="Start time"
        error={form.formState.errors.timeStr && "Please select a start time"}
        {...form.register("timeStr")}
      >
        <option value="">{closed ? "Closed that day" : "Choose a start"}</option>
        {adminStartsAhead(date, now, profile).map((start) => (
          <option key={start} value={start}>
            {formatTime(start, profile)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Duration" {...field("duration", { valueAsNumber: true })}>
        {adminLengths(profile).map((hours) => (
          <option key={hours} value={hours}>
            {formatHours(hours)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
