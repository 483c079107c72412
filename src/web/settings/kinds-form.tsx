import { FormProvider } from "react-hook-form";
import { type ClubSettings, clubSettings } from "../../shared/settings/club-settings";
import { trpc } from "../calls/api";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { FormEnd } from "../ui/forms/form-end";
import { showToast } from "../ui/toasts/toast-store";
import { KindList } from "./kind-list";

const kindSettings = clubSettings.pick({ boatKinds: true });

export function KindsForm({ settings }: { settings: ClubSettings }) {
  const { boatKinds } = settings;
  const editing = trpc.admin.editSettings.useMutation({
    onSuccess: () =>
      showToast({
        title: "Kinds of Boats Saved",
        description: "New rates count for what is booked or changed from now on.",
      }),
  });
  const { form, save, changed } = useEdit({
    fields: kindSettings,
    view: clubSettings,
    standing: settings,
    toForm: ({ boatKinds }) => ({ boatKinds }),
    draft: "kinds",
    // Saved as they are they have been seen to, which a new club's list asks for.
    send: ({ seen, ...edit }) =>
      editing.mutateAsync({ boatKinds, ...edit, seen: { boatKinds, ...seen } }),
    toast: "Failed to save",
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid max-w-3xl gap-6">
        <KindList standing={boatKinds} />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Kinds
        </FormEnd>
      </form>
    </FormProvider>
  );
}
