import { useState } from "react";
import type { BoatView } from "../../shared/boats/boat-schemas";
import type { BookedView } from "../../shared/bookings/booking-schemas";
import type { BookingSpan } from "../../shared/bookings/booking-span";
import { isBlockedOn } from "../../shared/bookings/day-slots";
import type { RowerFacts } from "../../shared/bookings/gate-facts";
import { isSamePlace } from "../../shared/bookings/moving-rules";
import { findUncleared } from "../../shared/clearances/find-uncleared";
import { closureTimes } from "../../shared/closures/closure-span";
import type { MemberView } from "../../shared/members/member-views";
import { isPaused } from "../../shared/members/standing";
import { refusalSentences } from "../../shared/refusals";
import type { ClockTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import { useSignedIn } from "../signed-in";
import { lazyPart } from "../ui/lazy-part";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { showToast } from "../ui/toast-store";
import { refusalToast } from "./booking-refusals";
import { BookingTotal } from "./booking-total";
import { DateNavigator } from "./date-navigator";
import { DurationPicker } from "./duration-picker";
import { FairShare } from "./fair-share";
import { FeeDue } from "./fee-due";
import type { JudgedOuting } from "./judge-outing";
import { SkyPicker } from "./sky-picker";
import type { Stretch } from "./sky-stretch";
import { SlotGrid } from "./slot-grid";
import { TakenTimes } from "./taken-times";
import { useBookBoat } from "./use-book-boat";
import { useBookingDesk } from "./use-booking-desk";
import { useMoveBooking } from "./use-move-booking";
import type { MovedBooking } from "./use-moved-booking";
import { useSun } from "./use-sun";

interface BookingDeskProps {
  boat: BoatView;
  member: MemberView;
  /** whether what was booked here is on the screen */
  booked: boolean;
  justBooked: BookingSpan | null;
  /** the booking that is to be moved here; without one a new one is made */
  moved: MovedBooking | null;
  onBooked: (booked: BookedView) => void;
}

/** Day, length, start, and the one button that books, or moves what is booked. */
export function BookingDesk(props: BookingDeskProps) {
  const { boat, member, booked, justBooked, moved, onBooked } = props;
  const desk = useBookingDesk(boat, member, { justBooked, moved });
  const book = useBookBoat();
  const move = useMoveBooking(moved?.memberName !== undefined);
  const { date, duration, chosen, spoken } = desk;

  function choose(stretch: Stretch) {
    desk.choose(stretch);
    if (date !== null) answer(desk.judge({ bookingDate: date, ...stretch }));
  }

  async function confirm() {
    if (date === null) return showToast(dateRequired);
    if (chosen === null) return showToast(timeRequired);
    const wanted = desk.judge({ bookingDate: date, startTime: chosen, duration });
    // Only closing time is certain here; balance and bookings are for the server to judge.
    if (wanted.refusal?.code === "PAST_CLOSING") return answer(wanted);
    const outing = { boatId: boat.id, dateStr: date, timeStr: chosen, duration };
    if (moved && isSamePlace(moved, { boatId: boat.id, ...wanted.span })) {
      return showToast(nothingNew);
    }
    const made = moved
      ? await move.send({ id: moved.id, ...outing }, boat.name)
      : await book.send(outing, boat.name);
    if (!made) return;
    desk.forget();
    onBooked(made);
  }

  return (
    <section
      aria-labelledby="choose-outing"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line bg-surface px-4 pt-3 shadow-raised sm:gap-6 sm:px-6 sm:pt-6 print:hidden"
    >
      <h2 id="choose-outing" className="sr-only">
        Choose your outing
      </h2>
      {moved && <MovingNotice booking={moved} boat={boat} askedWhy={move.askedWhy} />}
      <DateNavigator date={date} today={desk.now.today} onChange={desk.setDate} />
      <DeskNotices boat={boat} member={member} date={date ?? desk.now.today} gates={desk.gates} />
      {desk.gates && <FeeDue facts={desk.gates} />}
      <DurationPicker duration={duration} onChange={desk.setDuration} />
      {desk.gates && <FairShare facts={desk.gates} date={date ?? desk.now.today} now={desk.now} />}
      <Day boat={boat} desk={desk} onChoose={choose} />
      <BookingTotal
        boatName={boat.name}
        outing={spoken}
        ready={chosen !== null || desk.drawing}
        hint={date === null ? dateRequired.description : "Press a start time."}
        aside={booked && chosen === null}
        confirm={moved ? moving : booking}
        pending={book.pending || move.pending}
        onInstead={choose}
        onConfirm={confirm}
      />
    </section>
  );
}

// Who books anew fetches nothing of it.
const MovingNotice = lazyPart(
  async () => (await import("./moving-notice")).MovingNotice,
  <Skeleton className="h-40 w-full" />,
);

const booking = { label: "Confirm Booking", pendingLabel: "Booking..." };
const moving = { label: "Move Booking", pendingLabel: "Moving..." };

/** Says why an outing is refused, if it is. */
function answer({ refusal, inTheWay }: JudgedOuting) {
  if (refusal && inTheWay) showToast(refusalToast(refusal, inTheWay));
}

const dateRequired = {
  title: "Date Required",
  description: "Please select a date first",
  variant: "destructive" as const,
};

const timeRequired = {
  title: "Start Time Required",
  description: "Please select a start time first",
  variant: "destructive" as const,
};

const nothingNew = {
  title: "Nothing New Yet",
  description: "Please choose another start, length, day or boat first",
};

interface DeskNoticesProps extends Pick<BookingDeskProps, "boat" | "member"> {
  date: ClubDate;
  /** whom to ask, once that is known */
  gates: RowerFacts | undefined;
}

function DeskNotices({ boat, member, date, gates }: DeskNoticesProps) {
  const { clearances } = useSignedIn();
  const asked = { boat, clearances, ...(gates && { settings: gates.settings }) };
  const uncleared = findUncleared({ bookingDate: date }, asked, "member");
  return (
    <>
      {!boat.available && <Notice kind="careful">{refusalSentences.BOAT_OFFLINE}</Notice>}
      {isPaused(member) && <Notice kind="careful">{refusalSentences.PAUSED}</Notice>}
      {uncleared && <Notice kind="careful">{uncleared.message}</Notice>}
    </>
  );
}

// Most days nothing is blocked.
const BlockedNotice = lazyPart(async () => (await import("./blocked-notice")).BlockedNotice);

interface DayProps {
  boat: BoatView;
  desk: ReturnType<typeof useBookingDesk>;
  onChoose: (stretch: Stretch) => void;
}

function Day({ boat, desk, onChoose }: DayProps) {
  const { date, slots, pointed, chosen, duration, spoken } = desk;
  const sun = useSun(date);
  const [waitFor, setWaitFor] = useState<ClockTime | null>(null);
  if (date === null) return <Notice>{dateRequired.description}</Notice>;
  if (desk.loading) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="grid gap-3 sm:gap-5">
      {isBlockedOn(date, desk.availability) && (
        <BlockedNotice
          date={date}
          today={desk.now.today}
          availability={desk.availability}
          onDate={desk.setDate}
        />
      )}
      {desk.closures.map((closure) => (
        <Notice key={closure.id} kind="careful" title="The club is closed">
          {closureTimes(closure)}: {closure.reason}
        </Notice>
      ))}
      <SkyPicker
        slots={slots}
        sun={sun}
        open={desk.open}
        duration={duration}
        chosen={chosen === null ? null : { startTime: chosen, duration }}
        kept={desk.kept}
        pointed={pointed === null ? null : { startTime: pointed, duration }}
        onDraw={desk.draw}
        onChoose={onChoose}
      />
      <SlotGrid
        slots={slots}
        sun={sun}
        duration={duration}
        chosen={chosen}
        pointed={pointed}
        inTheWay={spoken?.inTheWay?.at ?? null}
        waitable={desk.waitable}
        onWait={setWaitFor}
        onChoose={(startTime) => onChoose({ startTime, duration })}
        onPoint={desk.point}
      />
      <TakenTimes boat={boat} desk={desk} date={date} waitFor={waitFor} onWait={setWaitFor} />
    </div>
  );
}
