import type { ReactNode } from "react";
import { failureSentence } from "../calls/failure-sentence";
import { NotLoaded } from "../ui/loading/not-loaded";
import { Skeleton } from "../ui/loading/skeleton";
import { SlowNotice } from "../ui/loading/slow-notice";
import { SessionEnded } from "./session-ended";
import type { Missed, Reading } from "./use-read";

interface Looks {
  /** What to say when it failed; the cause stands below it. A function says it all. */
  failure: string | ((error: Missed["error"]) => string);
  /** The height of what is coming. */
  skeleton?: string;
  /** The shape of what is coming, where one height will not do. */
  coming?: ReactNode;
  /** Said when it is slow to come. */
  slow?: string;
  /** Says nothing when what is here could not be read again. */
  quiet?: boolean;
  /** For a screen with a sentence of its own for a session that ended. */
  ended?: ReactNode;
  /** For a screen with a failure of its own. */
  failed?: (missed: Missed) => ReactNode;
}

interface ReadProps<Data> extends Looks {
  of: Reading<Data>;
  children: (data: Data) => ReactNode;
}

/** The one way to show a read: the shape of what is coming, then that, or why it is not here. */
export function Read<Data>({ of: read, children, ...looks }: ReadProps<Data>) {
  switch (read.face) {
    case "coming":
      return <Coming {...looks} />;
    case "ended":
      return looks.ended ?? <SessionEnded />;
    case "failed":
      return looks.failed?.(read.missed) ?? <Failed {...looks} {...read} />;
    case "here":
      return (
        <>
          {read.missed && !looks.quiet && <Stale {...looks} missed={read.missed} />}
          {children(read.data)}
        </>
      );
  }
}

function Coming({ coming, skeleton = "h-32", slow }: Looks) {
  return (
    <div aria-busy="true" className="grid gap-4">
      {coming ?? <Skeleton className={`w-full ${skeleton}`} />}
      {slow === undefined ? <SlowNotice /> : <SlowNotice>{slow}</SlowNotice>}
    </div>
  );
}

interface MissedProps extends Looks {
  missed: Missed;
}

function Failed({ failure, missed: { error, trying, again } }: MissedProps) {
  const [sentence, cause] =
    typeof failure === "string" ? [failure, failureSentence(error, "")] : [failure(error), ""];
  return (
    <NotLoaded sentence={sentence} trying={trying} again={again}>
      {cause === "" ? undefined : cause}
    </NotLoaded>
  );
}

/** What is there stays, and it is said that it may have changed since. */
function Stale({ failure, missed: { error, trying, again } }: MissedProps) {
  return (
    <NotLoaded
      kind="careful"
      sentence={typeof failure === "string" ? failure : failure(error)}
      trying={trying}
      again={again}
    >
      What is shown here is from before.
    </NotLoaded>
  );
}
