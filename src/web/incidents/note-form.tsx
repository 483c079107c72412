import { useMutation } from "@tanstack/react-query";
import { useKeptForm } from "../layout/drafts/use-kept-form";
import { useAct } from "../layout/use-act";
import { Button } from "../ui/button";
import { TextareaField } from "../ui/forms/textarea-field";

interface NoteFormProps {
  /** what the button does: "I see to it" */
  label: string;
  help: string;
  /** words for one tap, because thumbs are cold */
  suggestions: readonly string[];
  onSend: (note: string) => Promise<unknown>;
}

/** Some words and a button. What was written stays until it has been sent. */
export function NoteForm({ label, help, suggestions, onSend }: NoteFormProps) {
  const form = useKeptForm({ draft: label, defaultValues: { note: "" } });
  const { act, pending, refusal } = useAct(
    useMutation({ mutationFn: onSend, onSuccess: () => form.reset() }),
  );

  return (
    <form
      onSubmit={form.handleSubmit(({ note }) => act(note))}
      noValidate
      className="grid gap-3 py-2"
    >
      <TextareaField
        label={`${label}: what is done?`}
        help={help}
        rows={2}
        maxLength={300}
        {...form.register("note")}
        error={refusal}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions.map((words) => (
          <Button
            key={words}
            size="small"
            variant="secondary"
            onClick={() => form.setValue("note", words)}
          >
            {words}
          </Button>
        ))}
      </div>
      <Button type="submit" variant="secondary" full pending={pending} className="min-h-12">
        {label}
      </Button>
    </form>
  );
}
