import type { ReactNode } from "react";
import { documentedWords, type TextVersion, type Words } from "../../shared/texts/club-texts";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { Paragraphs } from "../ui/paragraphs";

interface TextVersionsProps {
  id: string;
  documented: Words;
  /** what was typed and then replaced by one of these */
  unsaved: Words | undefined;
  /** Someone wants these words in the form. */
  onTake: (words: Words) => void;
}

/** Every wording a text ever had, the latest first, down to the documented one. */
export function TextVersions({ id, documented, unsaved, onTake }: TextVersionsProps) {
  const read = useRead(trpc.admin.textVersions.useQuery({ id }));
  const stamp = useClubStamp();
  return (
    <section aria-label="Earlier wordings" className="grid gap-3 border-line border-t pt-5">
      <h3 className="text-lg">Earlier wordings</h3>
      <Read of={read} failure="The earlier wordings did not load" skeleton="h-16">
        {(versions) => (
          <ul className="grid gap-2">
            {unsaved && (
              <Wording words={unsaved} onTake={onTake}>
                What you typed, not saved
              </Wording>
            )}
            {versions.map((version) => (
              <Wording key={version.number} words={version.words ?? documented} onTake={onTake}>
                {doneBy(version)}, {stamp(version.at).words}
              </Wording>
            ))}
            {documentedWords(id) && (
              <Wording words={documented} onTake={onTake}>
                As documented
              </Wording>
            )}
          </ul>
        )}
      </Read>
    </section>
  );
}

function doneBy({ words, by, takenOff }: TextVersion) {
  if (takenOff) return `${by}, taken off`;
  return words ? by : `${by} put the documented words back`;
}

interface WordingProps {
  words: Words;
  onTake: (words: Words) => void;
  /** whose it is, and from when */
  children: ReactNode;
}

function Wording({ words, onTake, children }: WordingProps) {
  return (
    <li>
      <details className="rounded-md border border-line px-4">
        <summary className="min-h-11 py-2.5 font-semibold text-sm">{children}</summary>
        <div className="grid justify-items-start gap-2 pb-4">
          <p className="font-semibold">{words.title}</p>
          <Paragraphs text={words.body} className="text-ink-soft" />
          <Button size="small" variant="secondary" onClick={() => onTake(words)}>
            Take these words
          </Button>
        </div>
      </details>
    </li>
  );
}
