import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { type ClubSettings, clubSettings } from "../../../shared/settings/club-settings";
import { trpc } from "../../calls/api";
import { ChangedMeanwhile } from "../../layout/changed-meanwhile";
import { useEdit } from "../../layout/use-edit";
import { FormEnd } from "../../ui/forms/form-end";
import { paint } from "../../ui/paint";
import { showToast } from "../../ui/toasts/toast-store";
import { faceFields, faceTyped } from "./face-fields";
import { LandingPart } from "./landing-part";
import { PaletteField } from "./palette-field";

/** Colours and words. The screen takes a palette as soon as it is chosen, everybody's once it is saved. */
export function FaceForm({ settings }: { settings: ClubSettings }) {
  const editing = trpc.admin.editSettings.useMutation({
    onSuccess: () =>
      showToast({ title: "Face Saved", description: "Every page comes so from now on." }),
  });
  const { form, save, changed } = useEdit({
    fields: faceTyped,
    view: clubSettings,
    standing: settings,
    toForm: faceFields,
    draft: "face",
    send: editing.mutateAsync,
    toast: "Failed to save",
  });
  const chosen = form.watch("palette");
  useEffect(() => {
    paint(chosen);
    return () => paint(settings.palette);
  }, [chosen, settings.palette]);
  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid gap-8">
        <PaletteField />
        <LandingPart />
        <ChangedMeanwhile of={changed} />
        <FormEnd form={form} side="start" pendingLabel="Saving...">
          Save Face
        </FormEnd>
      </form>
    </FormProvider>
  );
}
