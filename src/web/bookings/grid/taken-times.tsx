import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { ClockTime } from "../../../shared/time/clock-times";
import type { ClubDate } from "../../../shared/time/club-dates";
import { Button } from "../../ui/button";
import { lazyDialog } from "../../ui/dialogs/lazy-dialog";
import type { Planner } from "../planner/use-booking-planner";

const WaitlistDialog = lazyDialog(
  async () => (await import("../../waitlist/waitlist-dialog")).WaitlistDialog,
);

interface TakenTimesProps {
  boat: BoatView;
  planner: Pick<Planner, "waitable" | "duration">;
  date: ClubDate;
  /** the taken time that was pressed */
  waitFor: ClockTime | null;
  onWait: (startTime: ClockTime | null) => void;
}

/** The way onto the waitlist for a day with times that are taken; nothing on any other. */
export function TakenTimes({ boat, planner, date, waitFor, onWait }: TakenTimesProps) {
  const [first] = planner.waitable;
  if (first === undefined) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-soft text-sm">Is your time taken? Press it.</p>
      <Button
        size="small"
        variant="secondary"
        className="scroll-mb-44"
        onClick={() => onWait(first)}
      >
        Tell me when it frees up
      </Button>
      {waitFor !== null && (
        <WaitlistDialog
          boat={boat}
          taken={{ bookingDate: date, startTime: waitFor, duration: planner.duration }}
          onClose={() => onWait(null)}
        />
      )}
    </div>
  );
}
