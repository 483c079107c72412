import { announcedClosures, closureAnnouncement } from "../../shared/closures/announced-closures";
import { useClub, useClubClock } from "../club-clock";
import { Notice } from "../ui/notice";

/** When and why the club is closed, now or soon, until that is over by the club's clock. */
export function ClosureNotice() {
  const now = useClubClock();
  const closures = announcedClosures(useClub()?.closures ?? [], now);
  if (closures.length === 0) return null;
  return (
    <div className="grid gap-3">
      {closures.map((closure) => (
        <Notice key={closure.id} kind="careful" title={closureAnnouncement(closure, now)}>
          <span className="wrap-anywhere">{closure.reason}</span>
        </Notice>
      ))}
    </div>
  );
}
