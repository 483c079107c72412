import { type DamageSeverity, damageSeverities } from "../../shared/damage/damage-severity";
import { severityWords } from "./severity-words";

interface SeverityChoiceProps {
  chosen: DamageSeverity | undefined;
  onChoose: (severity: DamageSeverity) => void;
}

/** How bad it is: three rows, each as high as a wet thumb wants. */
export function SeverityChoice({ chosen, onChoose }: SeverityChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-semibold">How bad is it?</legend>
      {damageSeverities.map((severity) => (
        <label
          key={severity}
          className="flex min-h-16 items-center gap-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-tide has-checked:bg-tide-soft"
        >
          <input
            type="radio"
            name="severity"
            className="size-5 shrink-0"
            checked={chosen === severity}
            onChange={() => onChoose(severity)}
          />
          <span className="grid">
            <span className="font-semibold">{severityWords[severity].label}</span>
            <span className="text-sm">{severityWords[severity].means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
