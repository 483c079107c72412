import { useState } from "react";
import { trpc } from "../calls/api";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { byDock } from "../offline-queue/pending-actions";
import { sendAction } from "../offline-queue/send-action";
import { usePendingActions } from "../offline-queue/use-pending-actions";
import { useSentActions } from "../offline-queue/use-sent-actions";
import { RefusedActions } from "../outings/refused-actions";
import { Button } from "../ui/button";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { PageTitle } from "../ui/page-title";
import { DockBoard } from "./dock-board";
import { DockHeader } from "./dock-header";
import { DockClosed, NotPaired } from "./dock-without-board";
import { useTablet } from "./use-tablet";

const askAgainMs = 20_000;

/** The tablet on the wall of the dock: who is out, and two presses to launch a boat or to land it. */
export function DockPage() {
  useTablet();
  const { client } = trpc.useUtils();
  useSentActions(byDock, (action) => sendAction(client, action));
  const actions = usePendingActions(byDock);
  const timeOf = useClubTimeOf();
  const query = trpc.bookings.board.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: askAgainMs,
    refetchIntervalInBackground: true,
  });
  const read = useRead(query);
  return (
    <main id="main" className="grid min-h-dvh content-start gap-3 px-4 pb-4 lg:px-6">
      <PageTitle title="The dock" />
      <DockHeader
        heardAt={query.dataUpdatedAt}
        silent={query.error !== null}
        waiting={actions.filter(({ refused }) => !refused)}
      >
        {read.face === "here" && <DockDamage />}
      </DockHeader>
      <RefusedActions actions={actions} timeOf={timeOf} />
      <Read
        of={read}
        quiet
        failure="Today's outings did not load"
        skeleton="h-[60dvh]"
        ended={<NotPaired />}
        failed={(missed) => <DockClosed missed={missed} />}
      >
        {(lines) => <DockBoard lines={lines} actions={actions} />}
      </Read>
    </main>
  );
}

const DockDamageDialog = lazyDialog(
  async () => (await import("./dock-damage-dialog")).DockDamageDialog,
);

/** The way from the board to a report of damage, which whoever stands there may give. */
function DockDamage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="min-h-14" onClick={() => setOpen(true)}>
        Report damage
      </Button>
      {open && <DockDamageDialog onClose={() => setOpen(false)} />}
    </>
  );
}
