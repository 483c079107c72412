import type { BoatView } from "../../shared/boats/boat-schemas";
import { clearanceGap } from "../../shared/clearances/clearance-gap";
import { clearanceWords } from "../../shared/clearances/clearance-words";
import { useClubClock } from "../clock/club-clock";
import { useSignedIn } from "../signed-in";
import { CarefulIcon, CheckCircleIcon } from "../ui/icons/icons";

/** What a boat wants of its rower today, and for members whether they have it; else nothing. */
export function ClearanceFact({ boat }: { boat: Pick<BoatView, "requiredClearance"> }) {
  const { isAuthenticated, clearances } = useSignedIn();
  const { today } = useClubClock();
  const { requiredClearance: required } = boat;
  if (required === null) return null;
  if (!isAuthenticated) return <p className="text-sm">Needs the clearance {required}</p>;
  const lacking = clearanceGap(required, clearances, today) !== null;
  return (
    <p className="flex items-center gap-2 text-sm">
      {lacking ? (
        <CarefulIcon className="shrink-0 text-amber" />
      ) : (
        <CheckCircleIcon className="shrink-0 text-kelp" />
      )}
      {clearanceWords(required, clearances, today)}
    </p>
  );
}
