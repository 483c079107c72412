import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BookedView } from "../../../shared/bookings/booking-schemas";
import { findUncleared } from "../../../shared/clearances/find-uncleared";
import type { MemberView } from "../../../shared/members/member-views";
import { isPaused } from "../../../shared/members/role";
import { sharedSentences } from "../../../shared/refusals";
import type { RowerFacts } from "../../../shared/slots/gate-facts";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClubDate } from "../../../shared/time/club-dates";
import { useSignedIn } from "../../signed-in";
import { lazyPart } from "../../ui/loading/lazy-part";
import { Skeleton } from "../../ui/loading/skeleton";
import { Notice } from "../../ui/notice";
import { DurationPicker } from "../grid/duration-picker";
import { useMoveBooking } from "../moving/use-move-booking";
import type { MovedBooking } from "../moving/use-moved-booking";
import { useBookBoat } from "../use-book-boat";
import { DateNavigator } from "./date-navigator";
import { FairShare } from "./fair-share";
import { FeeDue } from "./fee-due";
import { OutingChoice } from "./outing-choice";
import { useBookingPlanner } from "./use-booking-planner";
import { forgetOuting } from "./use-outing";

interface BookingPlannerProps {
  boat: BoatView;
  member: MemberView;
  /** whether what was booked here is on the screen */
  booked: boolean;
  justBooked: BookingSpan | null;
  /** the booking that is to be moved here; without one a new one is made */
  moved: MovedBooking | null;
  /** told null where what was done is undone */
  onBooked: (booked: BookedView | null) => void;
}

/** Day, length, start, and the one button that books, or moves what is booked. */
export function BookingPlanner(props: BookingPlannerProps) {
  const { boat, member, booked, justBooked, moved, onBooked } = props;
  const planner = useBookingPlanner(boat, member, { justBooked, moved });
  const book = useBookBoat();
  const move = useMoveBooking(moved);
  const date = planner.date ?? planner.now.today;

  async function confirm({ bookingDate, startTime, duration }: BookingSpan) {
    const outing = { boatId: boat.id, dateStr: bookingDate, timeStr: startTime, duration };
    const made = moved
      ? await move.send(moved, outing, () => onBooked(null))
      : await book.send(outing, boat.name);
    if (!made) return;
    forgetOuting();
    onBooked(made);
  }

  return (
    <section
      aria-labelledby="choose-outing"
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface px-4 pt-3 shadow-raised sm:px-6 print:hidden ${moved ? "sm:gap-4" : "sm:gap-6 sm:pt-6"}`}
    >
      <h2 id="choose-outing" className="sr-only">
        Choose your outing
      </h2>
      {moved && <MovingNotice booking={moved} boat={boat} askedWhy={move.askedWhy} />}
      <DateNavigator date={planner.date} today={planner.now.today} onChange={planner.setDate} />
      <PlannerNotices boat={boat} member={member} date={date} gates={planner.gates} />
      {planner.gates && <FeeDue facts={planner.gates} />}
      <DurationPicker duration={planner.duration} onChange={planner.setDuration} />
      {planner.gates && <FairShare facts={planner.gates} date={date} now={planner.now} />}
      <OutingChoice
        boat={boat}
        planner={planner}
        booked={booked}
        moved={moved}
        pending={book.pending || move.pending}
        onConfirm={confirm}
      />
    </section>
  );
}

// Who books anew fetches nothing of it.
const MovingNotice = lazyPart(
  async () => (await import("../moving/moving-notice")).MovingNotice,
  <Skeleton className="h-28 w-full" />,
);

interface PlannerNoticesProps extends Pick<BookingPlannerProps, "boat" | "member"> {
  date: ClubDate;
  /** whom to ask, once that is known */
  gates: RowerFacts | undefined;
}

function PlannerNotices({ boat, member, date, gates }: PlannerNoticesProps) {
  const { clearances } = useSignedIn();
  const asked = { boat, clearances, ...(gates && { settings: gates.settings }) };
  const uncleared = findUncleared({ bookingDate: date }, asked, "member");
  return (
    <>
      {!boat.available && <Notice kind="careful">{sharedSentences.BOAT_OFFLINE}</Notice>}
      {isPaused(member) && <Notice kind="careful">{sharedSentences.PAUSED}</Notice>}
      {uncleared && <Notice kind="careful">{uncleared.message}</Notice>}
    </>
  );
}
