import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { editPlanInput, type PlanView } from "../../shared/packages/plan-view";
import { formatCents, gstCents, toCents } from "../../shared/payments/money";
import { trpc } from "../api";
import { failureSentence } from "../failure-sentence";
import { readFirst } from "../live/read-after-writes";
import { Dialog } from "../ui/dialog";
import { fieldOf } from "../ui/field-of";
import { FormEnd } from "../ui/form-end";
import { FormFields } from "../ui/form-fields";
import { TextField } from "../ui/text-field";
import { TextareaField } from "../ui/textarea-field";
import { showToast } from "../ui/toast-store";

interface EditPlanDialogProps {
  plan: PlanView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const schema = editPlanInput.omit({ id: true });

/** Name, description and price of a package. What was typed survives a refusal. */
export function EditPlanDialog({ plan, open, onOpenChange }: EditPlanDialogProps) {
  const editing = trpc.admin.editPlan.useMutation(readFirst);
  const { name, description, price } = plan;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name, description, price },
  });
  const field = fieldOf(form);

  const submit = form.handleSubmit(async (change) => {
    try {
      await editing.mutateAsync({ id: plan.id, ...change });
    } catch (error) {
      form.setError("root", {
        message: failureSentence(error, "The package was not changed. Please try again."),
      });
      return;
    }
    showToast({
      title: "Package Changed",
      description: `${change.name} is ${change.price} CAD now.`,
    });
    onOpenChange(false);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Edit ${plan.name}`}
      description="Orders already made keep their price."
    >
      <form onSubmit={submit} noValidate>
        <FormFields pending={form.formState.isSubmitting} className="grid gap-4">
          <TextField label="Name" {...field("name")} />
          <TextareaField label="Description" optional {...field("description")} />
          <TextField
            label="Price in CAD, before GST"
            inputMode="decimal"
            help={totalWords(form.watch("price"))}
            {...field("price")}
          />
          <FormEnd form={form} pendingLabel="Saving...">
            Save
          </FormEnd>
        </FormFields>
      </form>
    </Dialog>
  );
}

function totalWords(price: string): string | undefined {
  if (!schema.shape.price.safeParse(price).success) return undefined;
  const cents = toCents(price);
  const gst = gstCents(cents);
  return `With $${formatCents(gst)} GST a member pays $${formatCents(cents + gst)}.`;
}
