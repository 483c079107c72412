import { useProfile } from "../clock/use-profile";
import { typeKilometres } from "./typed-kilometres";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "back"];

/** Large keys for a distance, so that no keyboard covers half of the tablet. */
export function KilometresPad({
  shown,
  onShow,
}: {
  shown: string;
  onShow: (shown: string) => void;
}) {
  const { units } = useProfile();
  return (
    <div className="grid gap-2">
      <p aria-live="polite" className="text-center font-display text-3xl tabular-nums">
        {shown === "" ? "–" : shown} {units.distance}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={names[key]}
            onClick={() => onShow(typeKilometres(shown, key, units))}
            className="min-h-14 rounded-md border border-line-strong bg-surface font-semibold text-2xl tabular-nums hover:bg-tide-soft active:bg-tide-soft"
          >
            {key === "back" ? "⌫" : key}
          </button>
        ))}
      </div>
    </div>
  );
}

const names: Record<string, string> = { ".": "Point", back: "Take back the last" };
