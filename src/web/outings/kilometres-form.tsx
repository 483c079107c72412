import { useState } from "react";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { kilometresHelp, kilometresIn } from "./kilometres-in";
import type { DockOuting } from "./outing-now";

interface KilometresFormProps {
  outing: DockOuting;
  onSave: (logged: { kilometres: number | null; note: string }) => void;
}

/** How far it was, and a note, of an outing that has landed. */
export function KilometresForm({ outing, onSave }: KilometresFormProps) {
  const [far, setFar] = useState(outing.kilometres === null ? "" : `${outing.kilometres}`);
  const [note, setNote] = useState(outing.note);
  const [error, setError] = useState<string>();

  function save() {
    const kilometres = kilometresIn(far);
    if (kilometres === undefined) {
      setError(kilometresHelp);
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
      <Button type="submit" className="sm:mt-7">
        Save
      </Button>
    </form>
  );
}
