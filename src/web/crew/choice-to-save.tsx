import { useState } from "react";
import { Button } from "../ui/button";
import { SelectField } from "../ui/forms/select-field";

interface ChoiceToSaveProps {
  label: string;
  help?: string;
  choices: readonly { value: number; words: string }[];
  saved: number;
  pending: boolean;
  refusal: string | undefined;
  onSave: (value: number) => void;
}

/** A choice that takes effect when it is saved, so that its words are read before it does. */
export function ChoiceToSave({ label, help, choices, saved, ...act }: ChoiceToSaveProps) {
  const [chosen, setChosen] = useState<number>();
  const value = chosen ?? saved;
  return (
    <form
      className="grid items-start gap-2 xs:grid-cols-[1fr_auto] xs:*:last:mt-7"
      onSubmit={(event) => {
        event.preventDefault();
        act.onSave(value);
      }}
    >
      <SelectField
        label={label}
        {...(help !== undefined && { help })}
        error={act.refusal}
        value={value}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </SelectField>
      <Button
        type="submit"
        variant="secondary"
        disabled={value === saved}
        pending={act.pending}
        pendingLabel="Saving..."
      >
        Save <span className="sr-only">{label.toLowerCase()}</span>
      </Button>
    </form>
  );
}
