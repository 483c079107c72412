import { type ComponentProps, useState } from "react";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import type { LaunchFormProps } from "./launch-form";
import { type DockOuting, namesIn } from "./outing-now";

interface CrewLaunchFormProps extends LaunchFormProps {
  outing: DockOuting;
  memberId: number;
}

/**
 * One press launches with everybody of the crew; who stays ashore may be said before it. Somebody of
 * the crew says first that its rower is in the boat.
 */
export function CrewLaunchForm({ outing, memberId, written, onPress }: CrewLaunchFormProps) {
  const { crew = [], aboard: guests = [], rower } = outing;
  const others =
    typeof rower === "object" && rower.id !== memberId
      ? `${rower.firstName} ${rower.lastName}`
      : null;
  const [aboard, setAboard] = useState((written?.aboard ?? guests).join(", "));
  const [plan, setPlan] = useState(written?.plan ?? "");
  const [ashore, setAshore] = useState<readonly number[]>([]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPress({
          act: "launch",
          // A guest may have a comma in their name.
          aboard: aboard === guests.join(", ") ? guests : namesIn(aboard),
          plan,
          ...(ashore.length > 0 && {
            crew: crew.map(({ id }) => id).filter((id) => !ashore.includes(id)),
          }),
          ...(others !== null && { rowerAboard: true }),
        });
      }}
    >
      {others !== null && <Tick label={`${others} is in the boat`} required />}
      <Button type="submit" full className="py-5 text-xl">
        Launch
      </Button>
      {crew.length > 0 && (
        <fieldset>
          <legend className="text-ink-soft text-sm">With you from the club</legend>
          {crew.map(({ id, name }) => (
            <Tick
              key={id}
              label={name}
              checked={!ashore.includes(id)}
              onChange={({ target }) =>
                setAshore(target.checked ? ashore.filter((one) => one !== id) : [...ashore, id])
              }
            />
          ))}
        </fieldset>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Who else is with you"
          help="Names, with commas between them."
          autoComplete="off"
          value={aboard}
          onChange={(event) => setAboard(event.target.value)}
        />
        <TextField
          label="Where to"
          maxLength={300}
          autoComplete="off"
          value={plan}
          onChange={(event) => setPlan(event.target.value)}
        />
      </div>
    </form>
  );
}

/** Smaller than the field of other forms, because the offline page has this one alone. */
function Tick({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="size-5 shrink-0" />
      {label}
    </label>
  );
}
