import { useState } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import { isBlockedOn } from "../../../shared/bookings/day-slots";
import { isSamePlace } from "../../../shared/bookings/moving-rules";
import { closureTimes } from "../../../shared/closures/closure-span";
import { isNoGo } from "../../../shared/slots/slot-answer";
import type { BookingSpan } from "../../../shared/time/booking-span";
import type { ClockTime } from "../../../shared/time/clock-times";
import { useFormats } from "../../clock/use-formats";
import { useProfile } from "../../clock/use-profile";
import { useSun } from "../../clock/use-sun";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import { lazyPart } from "../../ui/loading/lazy-part";
import { Skeleton } from "../../ui/loading/skeleton";
import { Notice } from "../../ui/notice";
import { showToast } from "../../ui/toasts/toast-store";
import { refusalToast } from "../booking-refusals";
import { AnswerLegend } from "../grid/answer-mark";
import { EarlierStarts } from "../grid/earlier-starts";
import { isPressable } from "../grid/grid-slots";
import { SkyPicker } from "../grid/sky-picker";
import type { Stretch } from "../grid/sky-stretch";
import { SlotGrid } from "../grid/slot-grid";
import { TakenTimes } from "../grid/taken-times";
import type { MovedBooking } from "../moving/use-moved-booking";
import { BookingTotal } from "./booking-total";
import type { JudgedOuting } from "./judge-outing";
import type { Planner } from "./use-booking-planner";
import { useOuting } from "./use-outing";

interface OutingChoiceProps {
  boat: BoatView;
  planner: Planner;
  /** whether what was booked here is on the screen */
  booked: boolean;
  moved: MovedBooking | null;
  pending: boolean;
  /** told an outing that nothing certain speaks against */
  onConfirm: (outing: BookingSpan) => Promise<unknown>;
}

/** The boat's day to choose an outing from, and what becomes of it. */
export function OutingChoice(props: OutingChoiceProps) {
  const { boat, planner, booked, moved, pending, onConfirm } = props;
  const { date, duration, judge } = planner;
  const outing = useOuting(planner);
  const { selected, described } = outing;
  const [noGo, setNoGo] = useState<JudgedOuting | null>(null);
  const [repeated, setRepeated] = useState<BookingSpan | null>(null);
  const repeats = useProfile().seriesWeeks >= 2 && moved === null;

  const isWhereItLies = (span: BookingSpan) =>
    moved !== null && isSamePlace(moved, { boatId: boat.id, ...span });
  // Of that there is nothing to say or to press yet, so that the bar leaves the grid its room.
  const unmoved = described !== null && isWhereItLies(described.span);

  function choose(stretch: Stretch) {
    outing.choose(stretch);
    if (date !== null) showRefusal(judge({ bookingDate: date, ...stretch }));
  }

  function confirm() {
    if (date === null) return showToast(dateRequired);
    if (selected === null) return showToast(timeRequired);
    const judged = judge({ bookingDate: date, startTime: selected, duration });
    // Only closing time is certain here; balance and bookings are for the server to judge.
    if (judged.refusal?.code === "PAST_CLOSING") return showRefusal(judged);
    if (isWhereItLies(judged.span)) return showToast(nothingNew);
    if (isNoGo(judged)) return setNoGo(judged);
    return onConfirm(judged.span);
  }

  return (
    <>
      <Day boat={boat} planner={planner} outing={outing} onChoose={choose} />
      <BookingTotal
        boatName={boat.name}
        outing={unmoved ? null : described}
        ready={outing.ready && !unmoved}
        hint={unmoved ? "Press another start." : hintFor(planner)}
        aside={booked && selected === null}
        confirm={moved ? moving : booking}
        pending={pending}
        onRepeat={repeats && described ? () => setRepeated(described.span) : undefined}
        onInstead={choose}
        onConfirm={confirm}
      />
      {repeated && (
        <RepeatWeeklyDialog boat={boat} outing={repeated} onClose={() => setRepeated(null)} />
      )}
      {noGo && (
        <BookAnywayDialog
          outing={noGo}
          moves={moved !== null}
          onConfirm={() => onConfirm(noGo.span)}
          onClose={() => setNoGo(null)}
        />
      )}
    </>
  );
}

function hintFor({ date, slots }: Planner): string {
  if (date === null) return "No day is chosen.";
  return slots.some(isPressable) ? "Press a start time." : "No start is left.";
}

const booking = { label: "Confirm Booking", pendingLabel: "Booking..." };
const moving = { label: "Move Booking", pendingLabel: "Moving..." };

/** Says why an outing is refused, if it is. */
function showRefusal({ refusal, inTheWay }: JudgedOuting) {
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

const RepeatWeeklyDialog = lazyDialog(
  async () => (await import("../series/repeat-weekly-dialog")).RepeatWeeklyDialog,
);

const BookAnywayDialog = lazyDialog(
  async () => (await import("./book-anyway-dialog")).BookAnywayDialog,
);

// Most days nothing is blocked.
const BlockedNotice = lazyPart(async () => (await import("../grid/blocked-notice")).BlockedNotice);

interface DayProps extends Pick<OutingChoiceProps, "boat" | "planner"> {
  outing: ReturnType<typeof useOuting>;
  onChoose: (stretch: Stretch) => void;
}

function Day({ boat, planner, outing, onChoose }: DayProps) {
  const formats = useFormats();
  const { date, slots, duration } = planner;
  const { hovered, available, described } = outing;
  const sun = useSun(date);
  const [waitFor, setWaitFor] = useState<ClockTime | null>(null);
  if (date === null) return <Notice>Choose a day to see when the boat is free.</Notice>;
  if (planner.loading) return <Skeleton className="h-96 w-full" />;
  if (slots.length === 0) return <Notice>The club is closed on that day.</Notice>;
  return (
    <div className="grid gap-3 sm:gap-5">
      {isBlockedOn(date, planner.availability) && (
        <BlockedNotice
          date={date}
          today={planner.now.today}
          availability={planner.availability}
          onDate={planner.setDate}
        />
      )}
      {planner.closures.map((closure) => (
        <Notice key={closure.id} kind="careful" title="The club is closed">
          {closureTimes(closure, formats)}: {closure.reason}
        </Notice>
      ))}
      <SkyPicker
        slots={slots}
        sun={sun}
        open={planner.open}
        duration={duration}
        chosen={available === null ? null : { startTime: available, duration }}
        kept={planner.kept}
        pointed={hovered === null ? null : { startTime: hovered, duration }}
        onDraw={outing.draw}
        onChoose={onChoose}
      />
      {slots.some(({ answer: showRefusal }) => showRefusal) && <AnswerLegend />}
      <SlotGrid
        slots={slots}
        sun={sun}
        duration={duration}
        chosen={available}
        pointed={hovered}
        inTheWay={described?.inTheWay?.at ?? null}
        waitable={planner.waitable}
        onWait={setWaitFor}
        onChoose={(startTime) => onChoose({ startTime, duration })}
        onPoint={outing.point}
      />
      <EarlierStarts slots={slots} today={date === planner.now.today} />
      <TakenTimes boat={boat} planner={planner} date={date} waitFor={waitFor} onWait={setWaitFor} />
    </div>
  );
}
