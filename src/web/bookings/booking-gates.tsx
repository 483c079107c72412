import type { ReactNode } from "react";
import { useSearchParams } from "wouter";
import type { BoatView } from "../../shared/boats/boat-schemas";
import { statusOf } from "../calls/failure-sentence";
import { LoginLink } from "../layout/login-link";
import type { Missed } from "../layout/use-read";
import { loginPath, paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { DriftingBoatLater } from "../ui/illustrations/drifting-boat-later";
import { QuietBayLater } from "../ui/illustrations/quiet-bay-later";
import { TryAgain } from "../ui/loading/try-again";
import { PageTitle } from "../ui/page-title";

/** What a visitor and a pending member see in place of the booking page. What was chosen is kept over the log-in. */
export function LoginRequired({ boatId = "" }: { boatId?: number | string }) {
  const [chosen] = useSearchParams();
  return (
    <Gate
      title="Login Required"
      action={<LoginLink to={loginPath(boatId, Object.fromEntries(chosen))} />}
      illustration={<QuietBayLater className="w-full" />}
    >
      Boats are for members. Please log in to book one.
      {chosen.get("start") && " The hour you chose is kept for you to confirm."}
    </Gate>
  );
}

export function PendingApproval() {
  return (
    <Gate
      title="Pending Approval"
      action={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
      illustration={<QuietBayLater className="w-full" />}
    >
      Your membership is waiting for admin approval. You can book as soon as the club has said yes.
    </Gate>
  );
}

/** A boat that is not there, or could not be read: then it can be tried again. */
export function BoatNotLoaded({ missed }: { missed?: Missed }) {
  return (
    <div role="alert">
      <Gate
        title="Failed to load boat details"
        action={
          <>
            <ButtonLink to={paths.boats}>Back to Boats</ButtonLink>
            {missed && statusOf(missed.error) !== 404 && <TryAgain {...missed} />}
          </>
        }
        illustration={<DriftingBoatLater className="w-full" />}
      >
        The boat may have left the fleet, or the connection may be down.
      </Gate>
    </div>
  );
}

/** A retired boat, which only staff can open. */
export function BoatRetired({ boat }: { boat: Pick<BoatView, "name"> }) {
  return (
    <Gate
      title={`${boat.name} is retired`}
      action={<ButtonLink to={paths.boats}>Back to Boats</ButtonLink>}
      illustration={<DriftingBoatLater className="w-full" />}
    >
      It cannot be booked, and members do not see it.
    </Gate>
  );
}

interface GuardProps {
  title: string;
  action: ReactNode;
  illustration: ReactNode;
  children: ReactNode;
}

function Gate({ title, action, illustration, children }: GuardProps) {
  return (
    <div className="page-width py-8">
      <PageTitle title={title} />
      <EmptyState level="page" title={title} action={action} illustration={illustration}>
        {children}
      </EmptyState>
    </div>
  );
}
