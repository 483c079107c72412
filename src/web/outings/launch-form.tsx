import { useState } from "react";
import type { Press } from "../offline-queue/pending-actions";
import { Button } from "../ui/button";
import { LaunchWords, type Words } from "./launch-words";
import { namesIn } from "./outing-now";

export interface LaunchFormProps {
  /** what was written at a launch that the club refused */
  written?: { aboard: readonly string[]; plan: string } | undefined;
  onPress: (press: Press) => void;
}

/** One press launches; who is aboard and the plan may be said before it. */
export function LaunchForm({ written, onPress }: LaunchFormProps) {
  const [words, setWords] = useState<Words>({
    aboard: written?.aboard.join(", ") ?? "",
    plan: written?.plan ?? "",
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPress({ act: "launch", aboard: namesIn(words.aboard), plan: words.plan });
      }}
    >
      <Button type="submit" full className="py-5 text-xl">
        Launch
      </Button>
      <details open={written && (written.aboard.length > 0 || written.plan !== "")}>
        <summary className="flex min-h-11 cursor-pointer items-center text-tide-deep underline underline-offset-3">
          Who is with you, and where to? (optional)
        </summary>
        <div className="pt-2">
          <LaunchWords label="Who is with you" words={words} onChange={setWords} />
        </div>
      </details>
    </form>
  );
}
