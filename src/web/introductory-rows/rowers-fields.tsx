import { experienceLevels } from "../../shared/introductory-rows/introductory-row-schemas";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import type { RowFormPart } from "./row-form-part";

const levelWords: Record<(typeof experienceLevels)[number], string> = {
  beginner: "Beginner: this would be a first",
  intermediate: "Intermediate: I have rowed now and then",
  advanced: "Advanced: I row",
};

/** How many come, and how well they row. */
export function RowersFields({ field }: RowFormPart) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Number of people"
        type="number"
        inputMode="numeric"
        min={1}
        max={12}
        step={1}
        {...field("numberOfPeople", { valueAsNumber: true })}
      />
      <SelectField label="Experience" defaultValue="" {...field("experienceLevel")}>
        <option value="" disabled>
          Please select
        </option>
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {levelWords[level]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
