import { type FormEvent, useState } from "react";
import { failureSentence } from "../calls/failure-sentence";
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
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    try {
      await onSend(note);
      setError(undefined);
      setNote("");
    } catch (failure) {
      setError(failureSentence(failure, "Please try again."));
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-3 py-2">
      <TextareaField
        label={`${label}: what is done?`}
        help={help}
        rows={2}
        maxLength={300}
        value={note}
        error={error}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions.map((words) => (
          <Button key={words} size="small" variant="secondary" onClick={() => setNote(words)}>
            {words}
          </Button>
        ))}
      </div>
      <Button type="submit" variant="secondary" full pending={sending} className="min-h-12">
        {label}
      </Button>
    </form>
  );
}
