import { zodResolver } from "@hookform/resolvers/zod";
import {
  type Clearance,
  type ClearanceKind,
  type GrantClearanceInput,
  grantClearanceInput,
} from "../../shared/clearances/clearance-schemas";
import { addDays, formatDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useClubClock } from "../clock/club-clock";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";
import { showToast } from "../ui/toasts/toast-store";

interface GrantClearanceDialogProps {
  kind: ClearanceKind;
  /** what the member holds of it now */
  held: Clearance | undefined;
  member: { id: number; firstName: string };
  onClose: () => void;
}

/** Grants a clearance from today on for its usual days; both days can be others. */
export function GrantClearanceDialog({ kind, held, member, onClose }: GrantClearanceDialogProps) {
  const { today } = useClubClock();
  const form = useKeptForm<GrantClearanceInput>({
    draft: `${kind.name} ${member.id}`,

    resolver: zodResolver(grantClearanceInput),
    defaultValues: {
      id: member.id,
      name: kind.name,
      grantedOn: today,
      expiresOn: addDays(today, kind.validDays),
    },
  });
  const field = fieldOf(form);

  const granting = trpc.admin.grantClearance.useMutation({
    ...readFirst,
    onSuccess: ({ clearances }) => {
      const until = clearances.find(({ name }) => name === kind.name)?.expiresOn ?? "";
      const description = `${member.firstName}: ${kind.name} until ${formatDate(until)}`;
      showToast({ title: "Clearance Granted", description });
      onClose();
    },
  });
  const grant = useAct(granting, { form: refuseIn(form) });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Grant ${kind.name} to ${member.firstName}`}
      description={`${held ? `Held until ${formatDate(held.expiresOn)}. ` : ""}Both days count. The member is reminded 30 and 7 days before the last one.`}
    >
      <form
        onSubmit={form.handleSubmit((given) => grant.act({ ...given, seen: daysOf(held) }))}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField label="Granted on" type="date" {...field("grantedOn")} />
        <TextField label="Last day" type="date" {...field("expiresOn")} />
        <FormEnd form={form} pendingLabel="Granting...">
          Grant
        </FormEnd>
      </form>
    </Dialog>
  );
}

/** Nobody prolongs over days that somebody else has given meanwhile. */
const daysOf = (held: Clearance | undefined) => ({
  grantedOn: held?.grantedOn ?? null,
  expiresOn: held?.expiresOn ?? null,
});
