import { trpc } from "../calls/api";
import { failureSentence } from "../calls/failure-sentence";
import { useAct } from "../layout/use-act";
import type { Missed } from "../layout/use-read";
import { useSignedIn } from "../signed-in";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { FormError } from "../ui/forms/form-error";
import { DriftingBoat } from "../ui/illustrations/drifting-boat";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { TryAgain } from "../ui/loading/try-again";

/** A browser that is not the dock's, or no longer. */
export function NotPaired() {
  return (
    <EmptyState
      level="section"
      title="This tablet is not paired"
      illustration={<QuietBayLater className="w-full" />}
    >
      An admin of the club can pair it: under Fleet, Dock tablets, a new address is made. Open that
      address here within 10 minutes. What was pressed here waits until then.
    </EmptyState>
  );
}

/** Why there is nothing to show: no log, somebody signed in, or no network. */
export function DockClosed({ missed }: { missed: Missed }) {
  const { member } = useSignedIn();
  return (
    <EmptyState
      level="section"
      title="There is no board to show"
      illustration={<DriftingBoat className="w-full" />}
      action={
        <>
          {member && <LogOutHere name={member.firstName} />}
          <TryAgain {...missed} />
        </>
      }
    >
      {failureSentence(missed.error, "The club cannot be reached right now.")}
    </EmptyState>
  );
}

function LogOutHere({ name }: { name: string }) {
  const { act, pending, refusal } = useAct(
    trpc.auth.logout.useMutation({ onSuccess: () => location.reload() }),
  );
  return (
    <>
      <Button pending={pending} onClick={() => act()}>
        Log out {name}
      </Button>
      <FormError>{refusal}</FormError>
    </>
  );
}
