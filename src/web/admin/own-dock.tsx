import { addDays } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { useRead } from "../layout/use-read";
import { AtTheDock } from "../outings/at-the-dock";

/** Launch or Back at the dock, for an admin who rows. */
export function OwnDock({ memberId }: { memberId: number }) {
  const startDate = addDays(useClubClock().today, -1);
  const read = useRead(trpc.bookings.myOutings.useQuery({ startDate }));
  return read.face === "here" ? (
    <div className="grid gap-4">
      <AtTheDock memberId={memberId} outings={read.data} />
    </div>
  ) : null;
}
