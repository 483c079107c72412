import {
  type CataloguePlanView,
  cataloguePlanView,
  planEditAt,
} from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { PlanForm, type PlanInput } from "./plan-form";

interface EditPlanDialogProps {
  plan: CataloguePlanView;
  /** whether it stays on the price list */
  stays: boolean;
  onClose: () => void;
}

/** A package's name, words and price; of hours also how many, for how long, and whether on sale. */
export function EditPlanDialog({ plan, stays, onClose }: EditPlanDialogProps) {
  const profile = useProfile();
  const { words } = useMoney();
  const editing = trpc.admin.editPlan.useMutation({
    ...readFirst,
    onSuccess: ({ plan: { name, price, isActive } }) => {
      const description = isActive
        ? `${name} is ${words(price)} now.`
        : `${name} is no longer on sale.`;
      showToast({ title: "Package Changed", description });
      onClose();
    },
  });
  const { form, save, changed } = useEdit({
    fields: planEditAt(profile),
    view: cataloguePlanView,
    standing: plan,
    toForm: (standing) => fieldsOf(standing, stays),
    draft: `plan ${plan.id}`,
    send: async (edit) => (await editing.mutateAsync({ id: plan.id, ...edit })).plan,
    otherwise: "The package was not changed. Please try again.",
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${plan.name}`}
      description="Orders already made keep their price, hours and days."
    >
      <PlanForm
        form={form}
        ofHours={plan.kind === "hours"}
        stays={stays}
        submitLabel="Save"
        onSubmit={save}
      >
        <ChangedMeanwhile of={changed} />
      </PlanForm>
    </Dialog>
  );
}

function fieldsOf(plan: CataloguePlanView, stays: boolean): PlanInput {
  const { name, description, price, taxed, hoursIncluded, validityDays, isActive } = plan;
  const all = { name, description, price, taxed };
  if (stays) return all;
  return plan.kind === "hours"
    ? { ...all, hoursIncluded, validityDays, isActive }
    : { ...all, isActive };
}
