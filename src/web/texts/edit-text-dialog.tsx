import { useState } from "react";
import {
  type ClubText,
  type EditedText,
  editedText,
  missingFigures,
  type Words,
  wordsInput,
} from "../../shared/texts/club-texts";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { ChangedMeanwhile } from "../layout/changed-meanwhile";
import { useEdit } from "../layout/use-edit";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormFields } from "../ui/forms/form-fields";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";
import { Notice } from "../ui/notice";
import { showToast } from "../ui/toasts/toast-store";
import { FigureList } from "./figure-list";
import { TextPreview } from "./text-preview";
import { TextVersions } from "./text-versions";

interface EditTextDialogProps {
  text: ClubText;
  edited: EditedText | undefined;
  onClose: () => void;
}

/** A text's words, how readers see them, and what they were before. */
export function EditTextDialog({ text, edited, onClose }: EditTextDialogProps) {
  const { id, documented } = text;
  const saving = trpc.admin.editText.useMutation({
    ...readFirst,
    onSuccess: () => {
      showToast({ title: "Text Saved", description: "Readers see it from now on." });
      onClose();
    },
  });
  const { form, save, changed } = useEdit({
    fields: textForm,
    view: editedText,
    standing: edited ?? { id, number: 0, words: null },
    toForm: ({ words }) => words ?? documented,
    draft: `text ${id}`,
    send: ({ words = documented, seen }) => saving.mutateAsync({ id, words, seen }),
    otherwise: "The text was not saved. Please try again.",
  });
  const [unsaved, setUnsaved] = useState<Words>();
  const { isDirty, isSubmitting } = form.formState;
  const words = form.watch();
  const missing = missingFigures(id, words);
  const field = fieldOf(form);

  /** Puts other words into the form; what was typed and not saved can be taken back. */
  function take(chosen: Words) {
    if (isDirty) setUnsaved(form.getValues());
    form.reset(chosen, { keepDefaultValues: true });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Edit: ${documented.title}`}
      description="Plain text. An empty line begins a new paragraph."
    >
      <form onSubmit={save} noValidate className="pb-6">
        <FormFields pending={isSubmitting} className="grid gap-4">
          <TextField label="Title" {...field("title")} />
          <TextareaField label="Text" rows={8} {...field("body")} />
          {missing.length > 0 && (
            <Notice kind="careful" title="A figure is no longer in it">
              {missing.map((name) => `{${name}}`).join(", ")} stood in the documented words. What is
              written out stays as it is when the club's figures and settings change.
            </Notice>
          )}
          <FigureList />
          <TextPreview words={words} />
          <ChangedMeanwhile of={changed} />
          <FormEnd form={form} pendingLabel="Saving...">
            Save Text
          </FormEnd>
        </FormFields>
      </form>
      <TextVersions id={id} documented={documented} unsaved={unsaved} onTake={take} />
    </Dialog>
  );
}

/** Title and text are one thing: whoever changes a word of them changes all. */
const textForm = wordsInput.transform((words) => ({ words }));
