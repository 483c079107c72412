import type { CataloguePlanView } from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { type PlanFields, PlanForm } from "./plan-form";

interface EditPlanDialogProps {
  plan: CataloguePlanView;
  onClose: () => void;
}

/** A package's name, words and price; of hours also how many, for how long, and whether on sale. */
export function EditPlanDialog({ plan, onClose }: EditPlanDialogProps) {
  const editing = trpc.admin.editPlan.useMutation(readFirst);

  async function save(given: PlanFields) {
    await editing.mutateAsync({ id: plan.id, ...given });
    const description =
      given.isActive === false
        ? `${given.name} is no longer on sale.`
        : `${given.name} is ${given.price} CAD now.`;
    showToast({ title: "Package Changed", description });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit ${plan.name}`}
      description="Orders already made keep their price, hours and days."
    >
      <PlanForm
        plan={fieldsOf(plan)}
        submitLabel="Save"
        fallback="The package was not changed. Please try again."
        onSubmit={save}
      />
    </Dialog>
  );
}

function fieldsOf(plan: CataloguePlanView): PlanFields {
  const { name, description, price, hoursIncluded, validityDays, isActive } = plan;
  const words = { name, description, price };
  return plan.kind === "hours" ? { ...words, hoursIncluded, validityDays, isActive } : words;
}
