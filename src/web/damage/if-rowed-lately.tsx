import type { ReactNode } from "react";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { rowedLately } from "../../shared/damage/rowed-lately";
import { isCrew } from "../../shared/members/role";
import { sharedSentences } from "../../shared/refusals";
import { trpc } from "../calls/api";
import { useClub, useClubClock } from "../clock/club-clock";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { useSignedIn } from "../signed-in";
import { Notice } from "../ui/notice";

interface IfRowedLatelyProps {
  boatId: number;
  children: ReactNode;
}

/** What only those see who may report damage to a boat (rules, Damage); the others read whom to tell. */
export function IfRowedLately({ boatId, children }: IfRowedLatelyProps) {
  const now = useClubClock();
  const { role } = useSignedIn();
  const own = useRead(trpc.bookings.mine.useQuery());
  const isRecent = (booking: MemberBookingView) =>
    booking.boatId === boatId && booking.status === "confirmed" && rowedLately(booking, now);
  if (isCrew(role)) return children;
  return (
    // Where their bookings do not load, the server says whether they may.
    <Read of={own} failure="" skeleton="h-96" quiet failed={() => children}>
      {(bookings) => (bookings.some(isRecent) ? children : <TellTheClub />)}
    </Read>
  );
}

function TellTheClub() {
  const club = useClub();
  return (
    <Notice title="You have seen damage?">
      {sharedSentences.NOT_ROWED_LATELY}
      {club && (
        <>
          {" "}
          <a href={`mailto:${club.settings.email}`} className="text-link wrap-anywhere">
            {club.settings.email}
          </a>
        </>
      )}
    </Notice>
  );
}
