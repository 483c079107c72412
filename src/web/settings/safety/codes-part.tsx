import { minutesWords } from "../../../shared/access-codes/codes-words";
import { fieldOf } from "../../ui/forms/field-of";
import { SelectField } from "../../ui/forms/select-field";
import { SettingsPart } from "../setting-field";
import { useSafetyForm } from "./safety-form-values";

const usual = [15, 30, 60, 120, 240, 720, 1440];

/** When members see the codes of lock, gate, shed and washroom. */
export function CodesPart() {
  const form = useSafetyForm();
  const chosen = form.getValues("codesShown");
  const minutes =
    chosen === "atBooking" || usual.includes(chosen)
      ? usual
      : [...usual, chosen].sort((a, b) => a - b);
  return (
    <SettingsPart
      title="Codes"
      lead="Shown at the booking, they come by mail as well. Shown some time before the start, they are on the member's screens alone, until the outing is over; who books later than that sees them at the launch or the start. So booking and cancelling reveals no code."
    >
      <SelectField
        label="Codes appear"
        className="sm:col-span-2"
        {...fieldOf(form)("codesShown", {
          setValueAs: (value: string | number) => (value === "atBooking" ? value : Number(value)),
        })}
      >
        <option value="atBooking">At the booking</option>
        {minutes.map((before) => (
          <option key={before} value={before}>
            {minutesWords(before)} before the start
          </option>
        ))}
      </SelectField>
    </SettingsPart>
  );
}
