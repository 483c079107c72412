import { zodResolver } from "@hookform/resolvers/zod";
import { type AddedDevice, addDeviceInput } from "../../shared/devices/device-schemas";
import { trpc } from "../calls/api";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";

export function AddDeviceForm({ onAdded }: { onAdded: (device: AddedDevice) => void }) {
  const form = useKeptForm({
    draft: "device",
    resolver: zodResolver(addDeviceInput),
    defaultValues: { name: "" },
  });
  const field = fieldOf(form);

  const adding = trpc.admin.addDevice.useMutation({
    onSuccess: (added) => {
      onAdded(added);
      form.reset();
    },
  });
  const add = useAct(adding, { form: refuseIn(form) });

  return (
    <form onSubmit={form.handleSubmit(add.act)} noValidate className="grid max-w-xl gap-4">
      <TextField
        label="Name of a new tablet"
        help="Such as where it hangs. What is pressed on it stands in the audit trail under this name."
        autoComplete="off"
        {...field("name")}
      />
      <FormEnd form={form} side="start" pendingLabel="Adding...">
        Add tablet
      </FormEnd>
    </form>
  );
}
