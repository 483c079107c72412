import { useState } from "react";
import { addDays, type ClubDate, formatDate, mondayOf } from "../../../shared/time/club-dates";
import { trpc } from "../../calls/api";
import { statusOf } from "../../calls/failure-sentence";
import { useClubClock } from "../../clock/club-clock";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/icons";
import { WeekDays } from "./week-days";

/** Weekly View: every booking from a Monday to its Sunday. */
export function WeekDialog({ onClose }: { onClose: () => void }) {
  const { today } = useClubClock();
  const [monday, setMonday] = useState(mondayOf(today));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Weekly View" size="wide">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p aria-live="polite" className="min-w-52 font-semibold text-lg tabular-nums">
            {weekWords(monday)}
          </p>
          <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:flex">
            <Button size="small" variant="secondary" onClick={() => setMonday(addDays(monday, -7))}>
              <ChevronLeftIcon /> Previous <span className="max-sm:sr-only">week</span>
            </Button>
            <Button size="small" variant="secondary" onClick={() => setMonday(addDays(monday, 7))}>
              Next <span className="max-sm:sr-only">week</span> <ChevronRightIcon />
            </Button>
            {monday !== mondayOf(today) && (
              <Button size="small" variant="quiet" onClick={() => setMonday(mondayOf(today))}>
                This week
              </Button>
            )}
          </div>
        </div>
        <Week monday={monday} />
      </div>
    </Dialog>
  );
}

function Week({ monday }: { monday: ClubDate }) {
  const sunday = addDays(monday, 6);
  const read = useRead(trpc.admin.bookingsRange.useQuery({ startDate: monday, endDate: sunday }));
  return (
    <Read of={read} failure={weekFailure} skeleton="h-64">
      {(bookings) => <WeekDays monday={monday} bookings={bookings} />}
    </Read>
  );
}

/** "November 16 – 22, 2026", with both months or years where they differ. */
function weekWords(monday: ClubDate): string {
  const sunday = addDays(monday, 6);
  const sameMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const sameYear = monday.slice(0, 4) === sunday.slice(0, 4);
  const from = formatDate(monday, sameYear ? "MMMM d" : "MMMM d, yyyy");
  return `${from} – ${formatDate(sunday, sameMonth ? "d, yyyy" : "MMMM d, yyyy")}`;
}

/** The documented sentence with the status; without an answer there is no status to name. */
function weekFailure(error: unknown): string {
  return `Failed to fetch weekly bookings: ${statusOf(error) ?? "no answer"}`;
}
