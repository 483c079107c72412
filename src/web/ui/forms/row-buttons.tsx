import { Button } from "../button";
import { PlusIcon, TrashIcon } from "../icons/icons";

/** Below a list of fields: adds a row at its end. */
export function AddRow({ add, children }: { add: () => void; children: string }) {
  return (
    <Button size="small" variant="secondary" className="justify-self-start" onClick={add}>
      <PlusIcon /> {children}
    </Button>
  );
}

/** At the end of a row of fields, level with them: takes it off. `label` says which row. */
export function RemoveRow({ label, remove }: { label: string; remove: () => void }) {
  return (
    <Button variant="quiet" className="mt-7 px-3!" aria-label={label} onClick={remove}>
      <TrashIcon />
    </Button>
  );
}
