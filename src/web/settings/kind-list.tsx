import { useFieldArray, useFormContext } from "react-hook-form";
import type { BoatKind } from "../../shared/profile/club-profile";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { trpc } from "../calls/api";
import { dataOf, useRead } from "../layout/use-read";
import { FormError } from "../ui/forms/form-error";
import { AddRow } from "../ui/forms/row-buttons";
import { KindRow } from "./kind-row";

const atMost = 12;
const unnamed: ClubSettings["boatKinds"][number] = { key: "", name: "", people: [1, 2], rate: 1 };

/** The kinds in their order; those that stand keep their key, because boats and sheets name it. */
export function KindList({ standing }: { standing: readonly BoatKind[] }) {
  const form = useFormContext<Pick<ClubSettings, "boatKinds">>();
  const { fields, append, remove, swap } = useFieldArray({
    control: form.control,
    name: "boatKinds",
  });
  const boats = dataOf(useRead(trpc.boats.list.useQuery())) ?? [];
  const named = form.watch("boatKinds");
  const errors = form.formState.errors.boatKinds;
  const wrong = errors?.root?.message ?? errors?.message;
  return (
    <div className="grid gap-4">
      <ol aria-label="Kinds of boats" className="grid gap-4">
        {fields.map((field, index) => {
          const key = named[index]?.key ?? "";
          const stands = standing.some((kind) => kind.key === key);
          return (
            <KindRow
              key={field.id}
              index={index}
              stands={stands}
              boats={boats.filter(({ category }) => category === key).length}
              onUp={index > 0 ? () => swap(index, index - 1) : undefined}
              onRemove={["single", "double"].includes(key) ? undefined : () => remove(index)}
            />
          );
        })}
      </ol>
      {wrong !== undefined && <FormError>{wrong}</FormError>}
      {fields.length < atMost && <AddRow add={() => append(unnamed)}>Add kind</AddRow>}
    </div>
  );
}
