import type { OutingView } from "../../../shared/outings/outing-schemas";
import { isPastDue } from "../../../shared/outings/outing-state";
import { useClubClock } from "../../clock/club-clock";
import { Read } from "../../layout/read";
import { BoatsOut } from "../../outings/boats-out";
import { stateNow } from "../../outings/outing-now";
import { useDaysLog } from "./use-days-log";

interface OutNowProps {
  heading: "h2" | "h3";
  /** Only those past their due time, where the others are listed anyway. */
  late?: boolean;
}

/** Who is out, for staff. */
export function OutNow({ heading, late = false }: OutNowProps) {
  const now = useClubClock();
  const shown = (outing: OutingView) => !late || isPastDue(stateNow(outing, now));
  return (
    <Read of={useDaysLog()} failure="The outing log did not load" skeleton="h-0">
      {(outings) => <BoatsOut outings={outings.filter(shown)} heading={heading} />}
    </Read>
  );
}
