import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type AddedDevice, addDeviceInput } from "../../shared/devices/device-schemas";
import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { TextField } from "../ui/forms/text-field";

export function AddDeviceForm({ onAdded }: { onAdded: (device: AddedDevice) => void }) {
  const adding = trpc.admin.addDevice.useMutation();
  const form = useForm({ resolver: zodResolver(addDeviceInput), defaultValues: { name: "" } });
  const field = fieldOf(form);

  const add = form.handleSubmit(async (input) => {
    try {
      onAdded(await adding.mutateAsync(input));
      form.reset();
    } catch (error) {
      form.setError("root", { message: failureSentence(error, "Please try again.") });
    }
  });

  return (
    <form onSubmit={add} noValidate className="grid max-w-xl gap-4">
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
