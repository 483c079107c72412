import { zodResolver } from "@hookform/resolvers/zod";
import { type AddQuestionInput, addQuestionInput } from "../../shared/texts/club-texts";
import { faqCategories } from "../../shared/texts/faq-categories";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { refuseIn } from "../layout/refuse-in";
import { useAct } from "../layout/use-act";
import { Dialog } from "../ui/dialogs/dialog";
import { fieldOf } from "../ui/forms/field-of";
import { FormEnd } from "../ui/forms/form-end";
import { FormFields } from "../ui/forms/form-fields";
import { SelectField } from "../ui/forms/select-field";
import { TextField } from "../ui/forms/text-field";
import { TextareaField } from "../ui/forms/textarea-field";
import { showToast } from "../ui/toasts/toast-store";
import { FigureList } from "./figure-list";
import { TextPreview } from "./text-preview";

const empty: AddQuestionInput = { category: "General", title: "", body: "" };

/** A question of the club's own for the FAQ. */
export function AddQuestionDialog({ onClose }: { onClose: () => void }) {
  const form = useKeptForm<AddQuestionInput>({
    draft: "question",
    resolver: zodResolver(addQuestionInput),
    defaultValues: empty,
  });
  const adding = trpc.admin.addQuestion.useMutation({
    ...readFirst,
    onSuccess: () => {
      showToast({ title: "Question Added", description: "It stands on the FAQ from now on." });
      onClose();
    },
  });
  const add = useAct(adding, {
    form: refuseIn(form),
    otherwise: "The question was not added. Please try again.",
  });
  const field = fieldOf(form);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add Question"
      description="Plain text. An empty line begins a new paragraph."
    >
      <form onSubmit={form.handleSubmit(add.act)} noValidate className="pb-6">
        <FormFields pending={form.formState.isSubmitting} className="grid gap-4">
          <SelectField label="Category" {...field("category")}>
            {faqCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          <TextField label="Question" {...field("title")} />
          <TextareaField label="Answer" rows={8} {...field("body")} />
          <FigureList />
          <TextPreview words={form.watch()} />
          <FormEnd form={form} pendingLabel="Adding...">
            Add Question
          </FormEnd>
        </FormFields>
      </form>
    </Dialog>
  );
}
