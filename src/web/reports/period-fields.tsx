import type { Period } from "../../shared/annual-report/report-year";
import { isClubDate } from "../../shared/time/club-dates";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";

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
          error={isAskable(period) ? undefined : "The end date must not be before the start date"}
          onChange={({ target }) => onChange({ ...period, endDate: target.value })}
        />
      </div>
    </div>
  );
}

/** Whether these are days, in their order: while one types they may be none. */
export const isAskable = ({ startDate, endDate }: Period): boolean =>
  isClubDate(startDate) && isClubDate(endDate) && startDate <= endDate;
