import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { FieldFrame } from "../../ui/forms/field-frame";
import { fileControlClass } from "../../ui/forms/file-control-class";
import { shrinkPicture } from "../../ui/shrink-picture";
import { BoatPicture, type PicturedBoat } from "../boat-picture";

const unreadable = "This file could not be read as a picture. Please choose a JPEG, PNG or WebP.";

interface PictureChoice {
  /** undefined while it stays as it is, null when it is to go, else the new one */
  picture: string | null | undefined;
  shrinking: boolean;
  problem: string | undefined;
  choose: (file: File) => void;
  remove: () => void;
  /** Settles when a chosen file has become a picture: false when it could not. */
  ready: () => Promise<boolean>;
}

/** What an admin makes of a boat's picture; `onChange` hears of each choice. */
export function usePictureChoice(onChange: (picture: string | null) => void): PictureChoice {
  const [picture, setPicture] = useState<string | null>();
  const [shrinking, setShrinking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const working = useRef(Promise.resolve(true));
  // The choice that counts: a large file may be ready only after a small one chosen later.
  const latest = useRef<File | null>(null);

  function take(chosen: string | null) {
    setPicture(chosen);
    setProblem(undefined);
    onChange(chosen);
  }

  async function shrink(file: File): Promise<boolean> {
    latest.current = file;
    setShrinking(true);
    const made = await shrinkPicture(file).catch(() => null);
    if (latest.current !== file) return working.current;
    setShrinking(false);
    if (made === null) setProblem(unreadable);
    else take(made);
    return made !== null;
  }

  return {
    picture,
    shrinking,
    problem,
    choose: (file) => {
      working.current = shrink(file);
    },
    remove: () => {
      latest.current = null;
      working.current = Promise.resolve(true);
      setShrinking(false);
      take(null);
    },
    // Whoever saves after they were told why saves the rest.
    ready: async () => {
      const done = await working.current;
      working.current = Promise.resolve(true);
      return done;
    },
  };
}

interface PictureFieldProps {
  boat: PicturedBoat;
  choice: PictureChoice;
  className: string;
}

/** A boat's picture as it will be: the one it has, another from a file, or the drawing. */
export function PictureField({ boat, choice, className }: PictureFieldProps) {
  const { picture, shrinking, problem, choose, remove } = choice;
  const input = useRef<HTMLInputElement>(null);
  const imageUrl = picture === undefined ? boat.imageUrl : (picture ?? "");

  function takeFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) choose(file);
  }

  function takeAway() {
    if (input.current) input.current.value = "";
    remove();
  }

  return (
    <FieldFrame
      label="Picture"
      optional
      help="A photo of any size: it is sent small, without the place and day it was taken. Without one the boat is drawn."
      error={problem}
      className={className}
    >
      {(ties) => (
        <div className="flex flex-wrap items-center gap-3">
          <BoatPicture
            boat={{ ...boat, imageUrl }}
            className="aspect-2/1 w-44 rounded-md object-cover"
          />
          <div className="grid min-w-0 flex-1 basis-56 justify-items-start gap-2">
            <input
              {...ties}
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              onChange={takeFile}
              className={fileControlClass}
            />
            {imageUrl !== "" && (
              <Button size="small" variant="secondary" onClick={takeAway}>
                Remove the picture
              </Button>
            )}
            <p role="status" className="text-ink-soft text-sm">
              {shrinking && "Making the picture smaller..."}
              {!shrinking && picture && "It will be shown like this once you save."}
              {picture === null && "The drawing will be shown once you save."}
            </p>
          </div>
        </div>
      )}
    </FieldFrame>
  );
}
