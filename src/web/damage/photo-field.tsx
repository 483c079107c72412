import { useEffect, useEffectEvent, useRef, useState } from "react";
import { damageNumbers } from "../../shared/damage/damage-numbers";
import { FieldFrame } from "../ui/forms/field-frame";
import { fileControlClass } from "../ui/forms/file-control-class";
import { shrinkPicture } from "../ui/shrink-picture";

/** Sharp enough to see a crack, and quick to send from the dock. */
const sent = { longestSidePx: 1600, maxBytes: damageNumbers.photoBytes / 4 };

interface PhotoFieldProps {
  /** one that was taken on the way here */
  first: File | undefined;
  photo: string | undefined;
  /** one that was chosen is no longer here */
  lost: boolean;
  onChoose: (photo: string | undefined) => void;
  onWorking: (working: boolean) => void;
}

/** A photo from the phone's camera or a file, made smaller before it is sent. */
export function PhotoField({ first, photo, lost, onChoose, onWorking }: PhotoFieldProps) {
  const [state, setState] = useState<"none" | "shrinking" | "ready" | "unreadable">("none");
  const latest = useRef<File | undefined>(undefined);

  async function take(file: File | undefined) {
    latest.current = file;
    onChoose(undefined);
    setState(file ? "shrinking" : "none");
    if (!file) return;
    onWorking(true);
    const made = await shrinkPicture(file, sent).catch(() => undefined);
    // A later choice counts.
    if (latest.current !== file) return;
    onWorking(false);
    onChoose(made);
    setState(made ? "ready" : "unreadable");
  }

  const takeFirst = useEffectEvent(() => {
    if (first) void take(first);
  });
  useEffect(() => takeFirst(), []);

  return (
    <FieldFrame
      label="Photo"
      optional
      help="We shrink it and remove location and date."
      error={
        state === "unreadable"
          ? "This file could not be read as a picture. You can send the report without it."
          : undefined
      }
    >
      {(ties) => (
        <div className="grid gap-2">
          <input
            {...ties}
            type="file"
            accept="image/*"
            onChange={({ target }) => take(target.files?.[0])}
            className={`${fileControlClass} min-h-14`}
          />
          <p role="status" className="text-ink-soft text-sm">
            {lost && state === "none" && "Your photo was not kept. Please choose it again."}
            {state === "shrinking" && "Making the photo smaller..."}
          </p>
          {photo && <img src={photo} alt="What you send" className="max-h-48 rounded-md" />}
        </div>
      )}
    </FieldFrame>
  );
}
