import { useState } from "react";
import { logbookTotals } from "../../../shared/outings/logbook";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import { distanceScale, exactly, type Units } from "../../../shared/profile/units";
import { addDays, daysBetween, isClubDate } from "../../../shared/time/club-dates";
import { availabilityDays } from "../../../shared/time/span";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { Read } from "../../layout/read";
import { StaffScreen } from "../../layout/staff-screen";
import { useRead } from "../../layout/use-read";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { TextField } from "../../ui/forms/text-field";
import { saveCsv } from "../../ui/save-csv";
import { staffRow } from "../outing-rows";
import { ClubLogbookLines } from "./club-logbook-lines";

const firstShownDays = 14;
const mostDays = availabilityDays.days;

/** Who was out, for staff: times, how far they can be trusted, kilometres, and what nobody launched. */
export const ClubLogbookPage = () => (
  <StaffScreen title="Logbook" lead="Who was out, from launch to landing.">
    <ClubLogbook />
  </StaffScreen>
);

function ClubLogbook() {
  const { today } = useClubClock();
  const [startDate, setStartDate] = useState(addDays(today, -firstShownDays));
  const [endDate, setEndDate] = useState(today);
  const refusal = refuseDays(startDate, endDate);
  return (
    <>
      <div className="grid gap-3 *:min-w-0 min-[24rem]:grid-cols-2 sm:flex sm:gap-4">
        <TextField
          label="From"
          type="date"
          value={startDate}
          onChange={({ target }) => setStartDate(target.value)}
        />
        <TextField
          label="To"
          type="date"
          value={endDate}
          error={refusal}
          onChange={({ target }) => setEndDate(target.value)}
        />
      </div>
      {refusal === undefined && <Days startDate={startDate} endDate={endDate} />}
    </>
  );
}

function refuseDays(startDate: string, endDate: string): string | undefined {
  if (!isClubDate(startDate) || !isClubDate(endDate)) return "Please choose two dates";
  if (endDate < startDate) return "The end date must not be before the start date";
  return daysBetween(startDate, endDate) < mostDays
    ? undefined
    : `Please choose at most ${mostDays} days`;
}

function Days(days: { startDate: string; endDate: string }) {
  const read = useRead(trpc.bookings.outings.useQuery(days));
  return (
    <Read of={read} failure="The logbook did not load" skeleton="h-96">
      {(outings) => <Logbook outings={outings.filter(isWorthALine).reverse()} days={days} />}
    </Read>
  );
}

/** What was launched, and what ended without a launch. */
const isWorthALine = ({ launchedAt, state }: OutingView) =>
  launchedAt !== null || state === "missed";

interface LogbookProps {
  outings: readonly OutingView[];
  days: { startDate: string; endDate: string };
}

function Logbook({ outings, days: { startDate, endDate } }: LogbookProps) {
  const { units } = useProfile();
  if (outings.length === 0) {
    return (
      <EmptyState level="section" title="Nobody was out">
        Nothing was logged in this period.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular-nums">{totalWords(outings, units)}</p>
        <Button
          variant="secondary"
          onClick={() => void saveCsv(`logbook-${startDate}-${endDate}.csv`, outings.map(staffRow))}
        >
          Download as CSV
        </Button>
      </div>
      <ClubLogbookLines outings={outings} />
    </>
  );
}

function totalWords(outings: readonly OutingView[], units: Units): string {
  const years = logbookTotals(outings, "year");
  const sum = (amount: (total: (typeof years)[number]) => number) =>
    years.reduce((all, total) => all + amount(total), 0);
  const kilometres = sum((total) => Math.round(total.kilometres * 10)) / 10;
  const far = exactly(kilometres, distanceScale(units));
  const hours = Math.round(sum(({ minutes }) => minutes) / 6) / 10;
  return `${sum((total) => total.outings)} landed, ${far}, ${hours} hours on the water`;
}
