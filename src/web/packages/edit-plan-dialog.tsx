import {
  type CataloguePlanView,
  cataloguePlanView,
  planEdit,
} from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useProfile } from "../clock/use-profile";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { PlanForm, type PlanInput } from "./plan-form";

interface EditPlanDialogProps {
  plan: CataloguePlanView;
  onClose: () => void;
}

/** A package's name, words and price; of hours also how many, for how long, and whether on sale. */
export function EditPlanDialog({ plan, onClose }: EditPlanDialogProps) {
  const { currency } = useProfile();
  const editing = trpc.admin.editPlan.useMutation({
    ...readFirst,
    onSuccess: ({ plan: { name, price, isActive } }) => {
      const description = isActive
        ? `${name} is ${price} ${currency} now.`
        : `${name} is no longer on sale.`;
      showToast({ title: "Package Changed", description });
      onClose();
    },
  });
  const { form, save, changed } = useEdit({
    fields: planEdit,
    view: cataloguePlanView,
    standing: plan,
    toForm: fieldsOf,
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
      <PlanForm form={form} ofHours={plan.kind === "hours"} submitLabel="Save" onSubmit={save}>
        <ChangedMeanwhile of={changed} />
      </PlanForm>
    </Dialog>
  );
}

function fieldsOf(plan: CataloguePlanView): PlanInput {
  const { name, description, price, hoursIncluded, validityDays, isActive } = plan;
  const words = { name, description, price };
  return plan.kind === "hours" ? { ...words, hoursIncluded, validityDays, isActive } : words;
}
