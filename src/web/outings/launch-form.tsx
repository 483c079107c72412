import { useState } from "react";
import type { Press } from "../taps/taps";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";
import { namesIn } from "./outing-now";

export interface LaunchFormProps {
  /** what was written at a launch that the club refused */
  written?: { aboard: readonly string[]; plan: string } | undefined;
  onPress: (press: Press) => void;
}

/** One press launches; who is aboard and the plan may be said before it. */
export function LaunchForm({ written, onPress }: LaunchFormProps) {
  const [aboard, setAboard] = useState(written?.aboard.join(", ") ?? "");
  const [plan, setPlan] = useState(written?.plan ?? "");
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onPress({ act: "launch", aboard: namesIn(aboard), plan });
      }}
    >
      <Button type="submit" full className="py-5 text-xl">
        Launch
      </Button>
      <details open={written && (written.aboard.length > 0 || written.plan !== "")}>
        <summary className="flex min-h-11 cursor-pointer items-center text-tide-deep underline underline-offset-3">
          Who is with you, and where to? (optional)
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <TextField
            label="Who is with you"
            help="Names, with commas between them."
            autoComplete="off"
            value={aboard}
            onChange={(event) => setAboard(event.target.value)}
          />
          <TextField
            label="Where to"
            maxLength={300}
            autoComplete="off"
            value={plan}
            onChange={(event) => setPlan(event.target.value)}
          />
        </div>
      </details>
    </form>
  );
}
