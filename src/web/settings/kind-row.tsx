import { useFormContext } from "react-hook-form";
import { searchable } from "../../shared/fields/compare-words";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { Button } from "../ui/button";
import { fieldOf } from "../ui/forms/field-of";
import { decimalField, numberTyped } from "../ui/forms/number-typed";
import { TextField } from "../ui/forms/text-field";
import { TrashIcon } from "../ui/icons/icons";
import { RateWorth } from "./rate-worth";

interface KindRowProps {
  index: number;
  /** it is one of the club's kinds already */
  stands: boolean;
  /** how many boats are of it */
  boats: number;
  onUp: (() => void) | undefined;
  /** undefined where it stays at every club */
  onRemove: (() => void) | undefined;
}

/** One kind: its name, whom it carries, and what an hour in it costs. */
export function KindRow({ index, stands, boats, onUp, onRemove }: KindRowProps) {
  const form = useFormContext<Pick<ClubSettings, "boatKinds">>();
  const field = fieldOf(form);
  const kind = form.watch(`boatKinds.${index}`);
  const people = { type: "number", inputMode: "numeric" as const, min: 1, max: 24 };
  // A new kind is keyed by its name, until somebody types another key.
  const keyByName = () => {
    if (!stands && kind.key === "") form.setValue(`boatKinds.${index}.key`, keyOf(kind.name));
  };
  const name = field(`boatKinds.${index}.name`, { onBlur: keyByName });
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-float p-4">
      <div className="grid xs:grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <TextField label="Name" autoComplete="off" className="max-sm:col-span-2" {...name} />
        <TextField
          label="People, least"
          {...people}
          {...field(`boatKinds.${index}.people.0`, { valueAsNumber: true })}
        />
        <TextField
          label="People, most"
          {...people}
          {...field(`boatKinds.${index}.people.1`, { valueAsNumber: true })}
        />
        <TextField
          label="Rate"
          {...decimalField}
          {...field(`boatKinds.${index}.rate`, { setValueAs: numberTyped })}
        />
        {!stands && (
          <TextField
            label="Key"
            help="For sheets and programs: small letters, figures and hyphens."
            autoComplete="off"
            className="xs:col-span-2"
            {...field(`boatKinds.${index}.key`)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RateWorth rate={kind.rate} />
        <div className="flex gap-2">
          {onUp && (
            <Button size="small" variant="quiet" onClick={onUp} className="whitespace-nowrap">
              Move up
            </Button>
          )}
          {onRemove && boats === 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${kind.name || "this kind"}`}
              onClick={onRemove}
            >
              <TrashIcon />
            </Button>
          )}
        </div>
      </div>
      <p className="text-ink-soft text-sm">
        {stands && <>Key {kind.key} · </>}
        {boats === 0 ? "no boats yet" : boats === 1 ? "1 boat" : `${boats} boats`}
      </p>
    </li>
  );
}

/** What a kind may be keyed by its name: "4x, coxless" gives "4x-coxless". */
const keyOf = (name: string): string =>
  searchable(name)
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 20)
    .replace(/^-+|-+$/g, "");
