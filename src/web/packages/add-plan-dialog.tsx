import { zodResolver } from "@hookform/resolvers/zod";
import { lotValidityDays } from "../../shared/hours/lots";
import { addPlanInput, planEdit } from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { showToast } from "../ui/toasts/toast-store";
import { type PlanFields, PlanForm, type PlanInput } from "./plan-form";

const emptyPlan = {
  name: "",
  description: "",
  price: "",
  hoursIncluded: 1,
  validityDays: lotValidityDays,
  isActive: true,
};

export function AddPlanDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm<PlanInput, PlanFields>({
    draft: "plan",

    resolver: zodResolver(planEdit),
    defaultValues: emptyPlan,
  });
  const adding = trpc.admin.addPlan.useMutation({
    ...readFirst,
    onSuccess: ({ plan: { name, isActive } }) => {
      showToast({
        title: "Package Added",
        description: `${name} is ${isActive ? "on sale" : "on the list, but not on sale yet"}.`,
      });
      onClose();
    },
  });
  const add = useAct(adding, {
    form: refuseIn(form),
    otherwise: "The package was not added. Please try again.",
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add Package"
      description="Hours for members to buy."
    >
      <PlanForm
        form={form}
        ofHours
        submitLabel="Add Package"
        onSubmit={form.handleSubmit((given) => add.act(addPlanInput.parse(given)))}
      />
    </Dialog>
  );
}
