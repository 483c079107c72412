import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseMoving } from "../../shared/bookings/moving-rules";
import { bookingStage } from "../../shared/outings/booking-stage";
import { addDays } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { CancelAnyBookingButton } from "../bookings/history/cancel-any-booking-button";
import { compareStarts, currentBookings } from "../bookings/history/current-bookings";
import { BookingRows, CurrentBookings } from "../bookings/history/current-bookings-list";
import { MoveLink } from "../bookings/moving/move-link";
import { useLateRefund } from "../bookings/use-late-refund";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { CrewButton } from "../crew/crew-button";
import { dataOf, useRead } from "../layout/use-read";
import { useSignedIn } from "../signed-in";
import { useFocusAfterRemoval } from "../ui/hooks/use-focus-after-removal";
import { useHash } from "../ui/hooks/use-hash";
import { useScrollToHash } from "../ui/hooks/use-scroll-to-hash";
import { lazyPart } from "../ui/loading/lazy-part";
import { FoldingPanel } from "./folding-panel";

// Whoever does not row today fetches nothing of it.
const AtTheDock = lazyPart(async () => (await import("../outings/at-the-dock")).AtTheDock);

/** Where the mails about somebody's outing lead on their dashboard. */
const inMails = { list: "my-current-bookings", next: "next-outing" };

/**
 * The admin's own outings from today on, the soonest first. On a phone they are unfolded on the day
 * of an outing, and for whoever comes from a mail about one.
 */
export function AdminOutings() {
  const now = useClubClock();
  const { member } = useSignedIn();
  const mine = useRead(trpc.bookings.mine.useQuery());
  const startDate = addDays(now.today, -1);
  const log = dataOf(useRead(trpc.bookings.myOutings.useQuery({ startDate }))) ?? [];
  const current = (bookings: readonly MemberBookingView[]) =>
    currentBookings(bookings, log, now).sort(compareStarts);
  const all = dataOf(mine) ?? [];
  const outings = current(all);
  const rowsToday = all.some(
    (booking) =>
      booking.status === "confirmed" &&
      (booking.bookingDate === now.today || bookingStage(booking, log, now) === "on-water"),
  );
  const fromMail = Object.values(inMails).includes(useHash().slice(1));
  const button = useFocusAfterRemoval<HTMLButtonElement>(outings.length);
  useScrollToHash(mine.face !== "coming");
  return (
    <FoldingPanel
      title="My Current Bookings"
      startsOpen={fromMail || rowsToday}
      button={{ id: inMails.list, ref: button }}
    >
      <div id={inMails.next} className="grid scroll-mt-24 gap-4">
        {rowsToday && member && <AtTheDock memberId={member.id} outings={log} />}
        <CurrentBookings read={mine}>
          {(bookings) => (
            <BookingRows
              bookings={current(bookings)}
              log={log}
              now={now}
              cancelButton={(booking) => (
                <span className="flex flex-wrap gap-3">
                  <OwnButtons booking={booking} now={now} />
                </span>
              )}
            />
          )}
        </CurrentBookings>
      </div>
    </FoldingPanel>
  );
}

interface OwnButtonsProps {
  booking: MemberBookingView;
  now: ClubTime;
}

/** What an admin does with an outing of theirs, at any time; in somebody's crew, what all can. */
function OwnButtons({ booking, now }: OwnButtonsProps) {
  return (
    <>
      {booking.role === "rower" && refuseMoving(booking, now) === null && (
        <MoveLink booking={booking} />
      )}
      {booking.role === "rower" && <CancelOwnButton booking={booking} />}
      <CrewButton booking={booking} now={now} />
    </>
  );
}

function CancelOwnButton({ booking }: { booking: MemberBookingView }) {
  return (
    <CancelAnyBookingButton
      booking={booking}
      boatName={booking.boat.name}
      memberName={null}
      lateRefund={useLateRefund(booking)}
    />
  );
}
