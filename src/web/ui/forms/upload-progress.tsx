import { Button } from "../button";

interface UploadProgressProps {
  /** 100 once all has left and only the answer is waited for */
  percent: number;
  onStop: () => void;
}

// The browser's own is green on grey, whatever the theme.
const bar =
  "h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-tide [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-tide";

/** How much of something large has left, and a way to stop it while some is still here. */
export function UploadProgress({ percent, onStop }: UploadProgressProps) {
  const sent = percent === 100;
  return (
    <div className="grid gap-2">
      <progress aria-label="Sent" className={bar} max={100} value={percent} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular-nums">
          {sent ? "All is sent. Waiting for the answer..." : `${percent}% sent`}
        </p>
        {!sent && (
          <Button variant="secondary" onClick={onStop}>
            Stop sending
          </Button>
        )}
      </div>
    </div>
  );
}
