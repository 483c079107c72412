import { type ChangeEvent, useRef, useState } from "react";
import type { PicturePlace } from "../../../shared/settings/club-pictures";
import { trpc } from "../../calls/api";
import { useClub } from "../../clock/club-clock";
import { useAct } from "../../layout/use-act";
import { Button } from "../../ui/button";
import { FieldFrame } from "../../ui/forms/field-frame";
import { fileControlClass } from "../../ui/forms/file-control-class";
import { shrinkLogo, shrinkPicture } from "../../ui/shrink-picture";
import { showToast } from "../../ui/toasts/toast-store";

interface ClubPictureFieldProps {
  place: PicturePlace;
  label: string;
  help?: string;
  /** what is shown there otherwise */
  ours?: string;
}

/** The picture in a place, what is chosen instead of it, and the way to either. */
export function ClubPictureField({ place, label, help, ours }: ClubPictureFieldProps) {
  const url = useClub()?.pictures?.[place] ?? null;
  const { chosen, problem, choose, forget, input } = useChosen(place);
  const { set, takeDown, pending } = useSetPicture(label, forget);
  const shown = chosen ?? url ?? ours;

  return (
    <li className="grid content-start gap-2">
      <FieldFrame label={label} help={help} error={problem}>
        {(ties) => (
          <div className="grid gap-2">
            {shown ? (
              <img
                src={shown}
                alt=""
                className={`h-36 w-full rounded-md bg-sunken ${place === "logo" ? "object-contain p-3" : "object-cover"}`}
              />
            ) : (
              <p className="grid h-36 place-items-center rounded-md bg-sunken text-ink-soft text-sm">
                Our mark
              </p>
            )}
            <input
              {...ties}
              ref={input}
              type="file"
              accept={place === "logo" ? "image/png,image/jpeg" : "image/jpeg,image/png,image/webp"}
              onChange={choose}
              className={fileControlClass}
            />
          </div>
        )}
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <>
            <Button
              size="small"
              pending={pending}
              onClick={() => set({ place, picture: chosen, seen: { url } })}
            >
              Use This Picture
            </Button>
            <Button size="small" variant="secondary" onClick={forget}>
              Cancel
            </Button>
          </>
        )}
        {url && !chosen && (
          <Button
            size="small"
            variant="secondary"
            pending={pending}
            aria-label={`Take down: ${label}`}
            onClick={() => takeDown({ place, seen: { url } })}
          >
            Take Down
          </Button>
        )}
      </div>
    </li>
  );
}

/** A file that was chosen, as the picture it will be. */
function useChosen(place: PicturePlace) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // A large file may be ready only after a small one chosen later.
  const latest = useRef<File | null>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    latest.current = file;
    const shrunk = await (place === "logo" ? shrinkLogo : shrinkPicture)(file).catch(() => null);
    if (latest.current !== file) return;
    setChosen(shrunk);
    setProblem(shrunk === null ? "This file could not be read as a picture." : undefined);
  }

  function forget() {
    latest.current = null;
    if (input.current) input.current.value = "";
    setChosen(null);
    setProblem(undefined);
  }

  return { chosen, problem, choose, forget, input };
}

function useSetPicture(label: string, onDone: () => void) {
  const done = (title: string) => () => {
    onDone();
    showToast({ title, description: `${label}: everybody sees it so from now on.` });
  };
  const toast = "The picture was not changed";
  const setting = trpc.admin.hangPicture.useMutation({ onSuccess: done("Picture Saved") });
  const takingDown = trpc.admin.takeDownPicture.useMutation({
    onSuccess: done("Picture Taken Down"),
  });
  const set = useAct(setting, { toast });
  const takeDown = useAct(takingDown, { toast });
  return { set: set.act, takeDown: takeDown.act, pending: set.pending || takeDown.pending };
}
