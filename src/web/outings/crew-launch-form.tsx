import { type ComponentProps, useState } from "react";
import { Button } from "../ui/button";
import type { LaunchFormProps } from "./launch-form";
import { LaunchWords, type Words } from "./launch-words";
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
  const [words, setWords] = useState<Words>({
    aboard: (written?.aboard ?? guests).join(", "),
    plan: written?.plan ?? "",
  });
  const [ashore, setAshore] = useState<readonly number[]>([]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPress({
          act: "launch",
          // A guest may have a comma in their name.
          aboard: words.aboard === guests.join(", ") ? guests : namesIn(words.aboard),
          plan: words.plan,
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
          <legend className="text-ink-soft text-sm">
            {others === null ? "With you from the club" : "Who of the crew is in the boat"}
          </legend>
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
      <LaunchWords label="Who else is with you" words={words} onChange={setWords} />
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
