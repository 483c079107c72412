import { lotValidityDays } from "../../shared/hours/lots";
import { addPlanInput } from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { type PlanFields, PlanForm } from "./plan-form";

const emptyPlan = {
  name: "",
  description: "",
  price: "",
  hoursIncluded: 1,
  validityDays: lotValidityDays,
  isActive: true,
};

export function AddPlanDialog({ onClose }: { onClose: () => void }) {
  const adding = trpc.admin.addPlan.useMutation(readFirst);

  async function add(given: PlanFields) {
    await adding.mutateAsync(addPlanInput.parse(given));
    showToast({
      title: "Package Added",
      description: `${given.name} is ${given.isActive ? "on sale" : "on the list, but not on sale yet"}.`,
    });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add Package"
      description="Hours for members to buy."
    >
      <PlanForm
        plan={emptyPlan}
        submitLabel="Add Package"
        fallback="The package was not added. Please try again."
        onSubmit={add}
      />
    </Dialog>
  );
}
