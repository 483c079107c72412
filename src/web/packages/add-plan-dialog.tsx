import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { lotValidityDays } from "../../shared/hours/lots";
import { addPlanInput, planEditAt } from "../../shared/packages/plan-view";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useProfile } from "../clock/use-profile";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { SelectField } from "../ui/forms/select-field";
import { showToast } from "../ui/toasts/toast-store";
import { type PlanFields, PlanForm, type PlanInput } from "./plan-form";

const emptyPlan = {
  name: "",
  description: "",
  price: "",
  hoursIncluded: 1,
  validityDays: lotValidityDays,
  isActive: true,
  taxed: true,
};

export function AddPlanDialog({ onClose }: { onClose: () => void }) {
  const profile = useProfile();
  const [kind, setKind] = useState<"hours" | "fee">("hours");
  const form = useKeptForm<PlanInput, PlanFields>({
    draft: "plan",

    resolver: zodResolver(planEditAt(profile)),
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
      description="Hours for members to buy, or another membership fee."
    >
      <PlanForm
        form={form}
        ofHours={kind === "hours"}
        stays={false}
        submitLabel="Add Package"
        onSubmit={form.handleSubmit((given) => add.act(addPlanInput.parse({ ...given, kind })))}
      >
        <SelectField
          label="What it is"
          help="Whoever has paid any of the fees has paid the fee."
          value={kind}
          onChange={({ target }) => setKind(target.value === "fee" ? "fee" : "hours")}
        >
          <option value="hours">Hours</option>
          <option value="fee">A membership fee, such as Junior or Family</option>
        </SelectField>
      </PlanForm>
    </Dialog>
  );
}
