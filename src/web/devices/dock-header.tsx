import type { ReactNode } from "react";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import { useClub, useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { isKept, type PendingAction } from "../offline-queue/pending-actions";
import { CarefulIcon, CheckCircleIcon } from "../ui/icons/icons";

interface DockHeaderProps {
  /** when the club last answered, in this tablet's milliseconds; 0 when it has not yet */
  heardAt: number;
  /** it did not answer when it was last asked */
  silent: boolean;
  /** the presses that have not reached the club */
  waiting: readonly PendingAction[];
  /** what there is to press, whatever is on the board */
  children: ReactNode;
}

/** The club, its clock, and whether what stands below is true. */
export function DockHeader({ heardAt, silent, waiting, children }: DockHeaderProps) {
  const formats = useFormats();
  const { today, minutes } = useClubClock();
  const club = useClub();
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:flex-nowrap border-line-strong border-b-2 bg-foam py-2">
      <div className="grid">
        <h1 className="text-xl">{club?.settings.name}</h1>
        <p className="text-ink-soft">The dock, {formatDate(today, "EEEE, MMMM d")}</p>
      </div>
      {children}
      <div role="status" className="grid gap-0.5 text-right">
        <p className="flex items-center justify-end gap-2">
          {silent ? (
            <CarefulIcon className="text-amber" />
          ) : (
            <CheckCircleIcon className="text-kelp" />
          )}
          {heardAt === 0 ? "Not heard from the club yet" : heardWords(Date.now() - heardAt)}
        </p>
        {waiting.length > 0 && <p className="font-semibold">{waitingWords(waiting)}</p>}
      </div>
      <p className="whitespace-nowrap font-display text-3xl tabular-nums">
        {formatTime(fromMinutes(minutes), formats)}
      </p>
    </header>
  );
}

/** What must not happen to the tablet meanwhile, where its browser keeps nothing. */
function waitingWords(waiting: readonly PendingAction[]): string {
  const presses = waiting.length === 1 ? "1 press is" : `${waiting.length} presses are`;
  return waiting.every(isKept)
    ? `${presses} kept here until the club answers`
    : `${presses} not with the club yet. Please leave this page open`;
}

/** "Heard from the club just now", by whole minutes. */
function heardWords(agoMs: number): string {
  const minutes = Math.floor(agoMs / 60_000);
  if (minutes < 1) return "Heard from the club just now";
  if (minutes < 60) return `Last heard from the club ${minutes} min ago`;
  return `Last heard from the club ${Math.floor(minutes / 60)} h ago`;
}
