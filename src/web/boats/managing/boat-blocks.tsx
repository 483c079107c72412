import { useState } from "react";
import type { BoatBlockView } from "../../../shared/boats/fleet-schemas";
import { trpc } from "../../calls/api";
import { readFirst } from "../../calls/read-after-writes";
import { useClubClock } from "../../clock/club-clock";
import { ConfirmDialog } from "../../layout/confirm-dialog";
import { Read } from "../../layout/read";
import { useAct } from "../../layout/use-act";
import { dataOf, useRead } from "../../layout/use-read";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { useFocusAfterRemoval } from "../../ui/hooks/use-focus-after-removal";
import { showToast } from "../../ui/toasts/toast-store";
import { blockDays } from "./block-days";

/** The days ahead on which boats cannot be booked, the soonest first. */
export function BoatBlocks() {
  const read = useRead(trpc.admin.blocks.useQuery());
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(dataOf(read)?.length ?? 0);
  return (
    <section aria-labelledby="boat-blocks" className="grid gap-3">
      <h2 id="boat-blocks" ref={heading} tabIndex={-1} className="text-2xl">
        Blocked days
      </h2>
      <Read of={read} failure="The blocks did not load" skeleton="h-14">
        {(blocks) =>
          blocks.length === 0 ? (
            <p className="text-ink-soft">No boat is blocked.</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {blocks.map((block) => (
                <Block key={block.id} block={block} />
              ))}
            </ul>
          )
        }
      </Read>
    </section>
  );
}

function Block({ block }: { block: BoatBlockView }) {
  const { today } = useClubClock();
  const [asking, setAsking] = useState(false);
  const { act: unblock } = useUnblocking(block);
  const days = blockDays(block);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {block.boatName} {block.startDate <= today && <Badge tone="careful">Now</Badge>}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          <span className="first-letter:uppercase">{days}</span> · {block.reason}
        </p>
      </div>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Remove <span className="sr-only">the block of {`${block.boatName} ${days}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove the block of ${block.boatName}?`}
        confirmLabel="Remove"
        pendingLabel="Removing..."
        cancelLabel="Keep it"
        tone="primary"
        onConfirm={() => unblock({ id: block.id })}
      >
        Members can book it {days} again.
      </ConfirmDialog>
    </li>
  );
}

function useUnblocking({ boatName }: BoatBlockView) {
  const unblocking = trpc.admin.unblockBoat.useMutation({
    ...readFirst,
    onSuccess: () =>
      showToast({ title: "Block Removed", description: `${boatName} can be booked again.` }),
  });
  return useAct(unblocking, { toast: "Failed to remove the block" });
}
