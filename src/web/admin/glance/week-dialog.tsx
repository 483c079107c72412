import { useState } from "react";
import { addDays, type ClubDate, firstOfWeek, formatDate } from "../../../shared/time/club-dates";
import { trpc } from "../../calls/api";
import { statusOf } from "../../calls/failure-sentence";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/icons";
import { WeekDays } from "./week-days";

/** Weekly View: every booking of seven days. */
export function WeekDialog({ onClose }: { onClose: () => void }) {
  const { today } = useClubClock();
  const thisWeek = firstOfWeek(today, useProfile().weekStart);
  const [first, setFirst] = useState(thisWeek);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Weekly View" size="wide">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-live="polite" className="min-w-52 font-semibold text-lg tabular-nums">
            {weekWords(first)}
          </p>
          <div className="grid xs:grid-cols-2 gap-2 max-sm:w-full sm:flex">
            <Button size="small" variant="secondary" onClick={() => setFirst(addDays(first, -7))}>
              <ChevronLeftIcon /> Previous <span className="max-sm:sr-only">week</span>
            </Button>
            <Button size="small" variant="secondary" onClick={() => setFirst(addDays(first, 7))}>
              Next <span className="max-sm:sr-only">week</span> <ChevronRightIcon />
            </Button>
            {first !== thisWeek && (
              <Button size="small" variant="quiet" onClick={() => setFirst(thisWeek)}>
                This week
              </Button>
            )}
          </div>
        </div>
        <Week first={first} />
      </div>
    </Dialog>
  );
}

function Week({ first }: { first: ClubDate }) {
  const last = addDays(first, 6);
  const read = useRead(trpc.admin.bookingsRange.useQuery({ startDate: first, endDate: last }));
  return (
    <Read of={read} failure={weekFailure} skeleton="h-64">
      {(bookings) => <WeekDays first={first} bookings={bookings} />}
    </Read>
  );
}

/** "November 16 – 22, 2026", with both months or years where they differ. */
function weekWords(first: ClubDate): string {
  const last = addDays(first, 6);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const from = formatDate(first, sameYear ? "MMMM d" : "MMMM d, yyyy");
  return `${from} – ${formatDate(last, sameMonth ? "d, yyyy" : "MMMM d, yyyy")}`;
}

/** The documented sentence with the status; without an answer there is no status to name. */
function weekFailure(error: unknown): string {
  return `Failed to fetch weekly bookings: ${statusOf(error) ?? "no answer"}`;
}
