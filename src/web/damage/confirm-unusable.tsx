import type { StaffDamageView } from "../../shared/damage/damage-schemas";
import { trpc } from "../calls/api";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { FormError } from "../ui/forms/form-error";
import { Notice } from "../ui/notice";

/** A boat that a tablet called unusable and that stays as it is until one of these presses. */
export function ConfirmUnusable({ report }: { report: StaffDamageView }) {
  const { id, boat, severity } = report;
  const { act: edit, pending, refusal } = useAct(trpc.admin.editDamage.useMutation());
  return (
    <Notice
      kind="careful"
      title="Can it be rowed?"
      action={
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={pending}
            onClick={() => edit({ id, severity: "unusable", seen: { severity } })}
          >
            No, take {boat.name} offline
          </Button>
          <Button
            variant="secondary"
            disabled={pending}
            onClick={() => edit({ id, severity, seen: { severity } })}
          >
            Yes, it can be rowed
          </Button>
        </div>
      }
    >
      The tablet at the dock called it unusable, after two other boats within an hour. So it stays
      as it was until you say.
      <FormError>{refusal}</FormError>
    </Notice>
  );
}
