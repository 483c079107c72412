import { useState } from "react";
import { outingLimits } from "../../shared/outings/outing-numbers";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import type { DockOuting } from "./outing-now";

const { maxKilometres } = outingLimits;

interface KilometresFormProps {
  outing: DockOuting;
  onSave: (logged: { kilometres: number | null; note: string }) => void;
  pending?: boolean;
}

/** How far it was, and a note, of an outing that has landed. */
export function KilometresForm({ outing, onSave, pending = false }: KilometresFormProps) {
  const [far, setFar] = useState(outing.kilometres === null ? "" : `${outing.kilometres}`);
  const [note, setNote] = useState(outing.note);
  const [error, setError] = useState<string>();

  function save() {
    const kilometres = kilometresIn(far);
    if (kilometres === undefined) {
      setError(`Please enter 0 to ${maxKilometres} km, in tenths`);
      return;
    }
    setError(undefined);
    onSave({ kilometres, note });
  }

  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Kilometres"
        inputMode="decimal"
        autoComplete="off"
        value={far}
        error={error}
        onChange={(event) => setFar(event.target.value)}
      />
      <TextField
        label="Note"
        optional
        maxLength={500}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" className="sm:mt-7" pending={pending} pendingLabel="Saving...">
        Save
      </Button>
    </form>
  );
}

/** "6.2" or "6,2" as kilometres; null when nothing is written, undefined when it is no distance. */
function kilometresIn(text: string): number | null | undefined {
  const given = text.trim().replace(",", ".");
  if (given === "") return null;
  const kilometres = Number(given);
  const fits = /^\d{1,2}(\.\d)?$/.test(given) && kilometres <= maxKilometres;
  return fits ? kilometres : undefined;
}
