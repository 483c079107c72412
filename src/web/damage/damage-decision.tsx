import { damageNumbers } from "../../shared/damage/damage-numbers";
import {
  editDamageInput,
  type StaffDamageView,
  staffDamageView,
} from "../../shared/damage/damage-schemas";
import { damageSeverities } from "../../shared/damage/damage-severity";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useAct } from "../layout/use-act";
import { useEdit } from "../layout/use-edit";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { severityWords } from "./severity-words";

const noteForm = editDamageInput.pick({ note: true });

/** What staff make of a report: how bad it is, what members read, and whether it is mended. */
export function DamageDecision({ report }: { report: StaffDamageView }) {
  const { id, severity, resolvedAt, boatAvailable } = report;
  const { act: edit, ...editing } = useAct(trpc.admin.editDamage.useMutation());
  const noting = trpc.admin.editDamage.useMutation();
  const { form, save, changed } = useEdit({
    fields: noteForm,
    view: staffDamageView,
    standing: report,
    toForm: ({ note }) => ({ note }),
    draft: `note ${id}`,
    send: async (change) => (await noting.mutateAsync({ id, ...change })).report,
  });
  const { act: switchBoat, ...switching } = useAct(trpc.boats.toggle.useMutation());
  const pending = editing.pending || noting.isPending || switching.pending;
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      {resolvedAt === null && (
        <form
          noValidate
          className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          onSubmit={save}
        >
          <SelectField
            label="How bad"
            value={severity}
            disabled={pending}
            onChange={({ target }) => {
              const chosen = damageSeverities.find((one) => one === target.value);
              if (chosen) void edit({ id, severity: chosen, seen: { severity } });
            }}
          >
            {damageSeverities.map((one) => (
              <option key={one} value={one}>
                {severityWords[one].label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="What members read on the boat"
            optional
            maxLength={damageNumbers.longestNote}
            autoComplete="off"
            {...form.register("note")}
          />
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            disabled={pending}
          >
            Save
          </Button>
          <ChangedMeanwhile of={changed} />
        </form>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={resolvedAt ? "secondary" : "primary"}
          disabled={pending}
          onClick={() =>
            edit({ id, resolved: resolvedAt === null, seen: { resolved: resolvedAt !== null } })
          }
        >
          {resolvedAt ? "It is not mended" : "It is mended"}
        </Button>
        {resolvedAt && !boatAvailable && (
          <Button
            disabled={pending}
            onClick={() => switchBoat({ id: report.boat.id, available: true })}
          >
            Put {report.boat.name} online
          </Button>
        )}
      </div>
      <FormError>
        {editing.refusal ?? form.formState.errors.root?.message ?? switching.refusal}
      </FormError>
    </div>
  );
}
