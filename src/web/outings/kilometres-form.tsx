import { useState } from "react";
import { distanceTyped } from "../../shared/outings/typed-distance";
import { distanceName, type Units } from "../../shared/profile/units";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { distanceHelp, kilometresIn } from "./kilometres-in";
import type { DockOuting } from "./outing-now";

interface KilometresFormProps {
  outing: DockOuting;
  units: Units;
  onSave: (logged: { kilometres: number | null; note: string }) => void;
}

/** How far it was, and a note, of an outing that has landed. */
export function KilometresForm({ outing, units, onSave }: KilometresFormProps) {
  const standing = distanceTyped(outing.kilometres, units);
  const [far, setFar] = useState(standing);
  const [note, setNote] = useState(outing.note);
  const [error, setError] = useState<string>();

  function save() {
    const kilometres = far === standing ? outing.kilometres : kilometresIn(far, units);
    if (kilometres === undefined) {
      setError(distanceHelp(units));
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
        label={distanceName(units)}
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
      <Button type="submit" className="sm:mt-7">
        Save
      </Button>
    </form>
  );
}
