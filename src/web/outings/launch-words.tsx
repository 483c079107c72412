import { TextField } from "../ui/forms/text-field";

export interface Words {
  /** names, with commas between them */
  aboard: string;
  plan: string;
}

interface LaunchWordsProps {
  /** what asks for the names */
  label: string;
  words: Words;
  onChange: (words: Words) => void;
}

/** What may be said before a launch: who goes along, and where to. */
export function LaunchWords({ label, words, onChange }: LaunchWordsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={label}
        help="Names, with commas between them."
        autoComplete="off"
        value={words.aboard}
        onChange={({ target }) => onChange({ ...words, aboard: target.value })}
      />
      <TextField
        label="Where to"
        maxLength={300}
        autoComplete="off"
        value={words.plan}
        onChange={({ target }) => onChange({ ...words, plan: target.value })}
      />
    </div>
  );
}
