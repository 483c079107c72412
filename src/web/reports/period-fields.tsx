import type { Period } from "../../shared/annual-report/report-year";
import { isClubDate } from "../../shared/time/club-dates";
import { reportDays, wrongSpan } from "../../shared/time/span";
import { Button } from "../ui/button";
import { TextField } from "../ui/forms/text-field";

interface PeriodFieldsProps {
  /** what is asked for most, by its name */
  periods: Record<string, Period>;
  period: Period;
  onChange: (period: Period) => void;
}

/** Which days a report is about: one press, or from one day to another. */
export function PeriodFields({ periods, period, onChange }: PeriodFieldsProps) {
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2" aria-label="Days of the report">
        {Object.entries(periods).map(([name, one]) => (
          <Button
            key={name}
            size="small"
            variant="secondary"
            className="aria-pressed:border-tide aria-pressed:bg-tide-soft aria-pressed:text-tide-deep"
            aria-pressed={one.startDate === period.startDate && one.endDate === period.endDate}
            onClick={() => onChange(one)}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <div className="grid gap-3 *:min-w-0 min-[24rem]:grid-cols-2 sm:flex sm:gap-4">
        <TextField
          label="From"
          type="date"
          value={period.startDate}
          onChange={({ target }) => onChange({ ...period, startDate: target.value })}
        />
        <TextField
          label="To"
          type="date"
          value={period.endDate}
          error={wrongDays(period) ?? undefined}
          onChange={({ target }) => onChange({ ...period, endDate: target.value })}
        />
      </div>
    </div>
  );
}

/** Whether a report can be asked for these days: while one types they may be none. */
export const isAskable = (period: Period): boolean => wrongDays(period) === null;

function wrongDays(period: Period): string | null {
  const areDays = isClubDate(period.startDate) && isClubDate(period.endDate);
  return areDays ? wrongSpan(period, reportDays) : "Please select both dates";
}
