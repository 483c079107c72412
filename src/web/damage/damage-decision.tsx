import { useState } from "react";
import { damageNumbers } from "../../shared/damage/damage-numbers";
import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import { damageSeverities } from "../../shared/damage/damage-severity";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { severityWords } from "./severity-words";

/** What staff make of a report: how bad it is, what members read, and whether it is mended. */
export function DamageDecision({ report }: { report: StaffDamageView }) {
  const { id, severity, resolvedAt, boatAvailable } = report;
  const [note, setNote] = useState(report.note);
  const { act: edit, ...editing } = useAct(trpc.admin.editDamage.useMutation());
  const { act: switchBoat, ...switching } = useAct(trpc.boats.toggle.useMutation());
  const pending = editing.pending || switching.pending;
  return (
    <div className="grid gap-4 border-line border-t pt-4">
      {resolvedAt === null && (
        <form
          noValidate
          className="grid items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            void edit({ id, note });
          }}
        >
          <SelectField
            label="How bad"
            value={severity}
            disabled={pending}
            onChange={({ target }) => {
              const chosen = damageSeverities.find((one) => one === target.value);
              if (chosen) void edit({ id, severity: chosen });
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
            value={note}
            maxLength={damageNumbers.longestNote}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            className="justify-self-start"
            disabled={pending}
          >
            Save
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={resolvedAt ? "secondary" : "primary"}
          disabled={pending}
          onClick={() => edit({ id, resolved: resolvedAt === null })}
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
      <FormError>{editing.refusal ?? switching.refusal}</FormError>
    </div>
  );
}
