import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import type { ChangedMeanwhile as Changed } from "./use-edit";

/** Says that somebody else changed the same field, with both values, and lets one of them stand. */
export function ChangedMeanwhile({ of }: { of: Changed | undefined }) {
  if (!of) return null;
  return (
    <div className="xs:col-span-full">
      <Notice
        kind="danger"
        title={`Somebody else has changed the ${wordsOf(of.field)} meanwhile`}
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="small" variant="secondary" onClick={() => of.onKeep("mine")}>
              Keep mine
            </Button>
            <Button size="small" variant="secondary" onClick={() => of.onKeep("theirs")}>
              Take theirs
            </Button>
          </div>
        }
      >
        <dl className="grid xs:grid-cols-[auto_minmax(0,1fr)] gap-x-3 whitespace-pre-line wrap-anywhere">
          <dt>Mine</dt>
          <dd className="font-semibold">{valueWords(of.mine)}</dd>
          <dt>Theirs</dt>
          <dd className="font-semibold">{valueWords(of.theirs)}</dd>
        </dl>
      </Notice>
    </div>
  );
}

/** A field's name as it is read: "emergencyContactPhone" is the emergency contact phone. */
const wordsOf = (field: string) =>
  field
    .replace(/^is(?=[A-Z])/, "")
    .replace(/[A-Z]/g, " $&")
    .trim()
    .toLowerCase();

function valueWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value !== "object") return String(value);
  const parts = Object.values(value).map(valueWords);
  return parts.length ? parts.join(", ") : "nothing";
}
