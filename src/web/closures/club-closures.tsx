import { useState } from "react";
import type { ClosureView } from "../../shared/closures/closure-schemas";
import { closureTimes } from "../../shared/closures/closure-span";
import { trpc } from "../calls/api";
import { readFirst } from "../calls/read-after-writes";
import { useFormats } from "../clock/use-formats";
import { ConfirmDialog } from "../layout/confirm-dialog";
import { Read } from "../layout/read";
import { useAct } from "../layout/use-act";
import { dataOf, useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { showToast } from "../ui/toasts/toast-store";
import { CloseClubDialog } from "./close-club-dialog";

/** When the whole club is closed, for staff to say and to end. */
export function ClubClosures() {
  const read = useRead(trpc.admin.closures.useQuery());
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(dataOf(read)?.length ?? 0);
  const [closing, setClosing] = useState(false);
  return (
    <section aria-labelledby="club-closures" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="club-closures" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
          Closures
        </h2>
        <Button size="small" variant="secondary" onClick={() => setClosing(true)}>
          Close the club
        </Button>
      </div>
      <Read of={read} failure="The closures did not load" skeleton="h-14">
        {(closures) =>
          closures.length === 0 ? (
            <p className="text-ink-soft">The club is not closed on any day ahead.</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {closures.map((closure) => (
                <Closure key={closure.id} closure={closure} />
              ))}
            </ul>
          )
        }
      </Read>
      {closing && <CloseClubDialog onClose={() => setClosing(false)} />}
    </section>
  );
}

function Closure({ closure }: { closure: ClosureView }) {
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { act: end } = useEnding();
  const times = closureTimes(closure, formats);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="font-semibold tabular-nums">{times}</p>
        <p className="text-ink-soft text-sm">{closure.reason}</p>
      </div>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Open again <span className="sr-only">{times}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Open the club again?"
        confirmLabel="Open again"
        pendingLabel="Opening..."
        cancelLabel="Keep it closed"
        tone="primary"
        onConfirm={() => end({ id: closure.id })}
      >
        Members can book {times} again. Bookings that were cancelled stay so.
      </ConfirmDialog>
    </li>
  );
}

function useEnding() {
  const ending = trpc.admin.endClosure.useMutation({
    ...readFirst,
    onSuccess: () =>
      showToast({ title: "Open Again", description: "Members can book this time again." }),
  });
  return useAct(ending, { toast: "Failed to open again" });
}
