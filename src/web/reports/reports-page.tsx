import { useState } from "react";
import type { Period } from "../../shared/annual-report/report-year";
import { addDays, isClubDate } from "../../shared/time/club-dates";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { bothRead, useRead } from "../layout/use-read";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { ExportLinks } from "./export-links";
import { reportPeriods, yearBefore } from "./report-periods";
import { UsageCharts } from "./usage-charts";

const firstShownDays = 90;

/** How the club is used and what it takes, for any days; and its tables to take away. */
export function ReportsPage() {
  const { today } = useClubClock();
  const periods = reportPeriods(today);
  const [period, setPeriod] = useState<Period>({
    startDate: addDays(today, -firstShownDays),
    endDate: today,
  });
  const askable =
    isClubDate(period.startDate) &&
    isClubDate(period.endDate) &&
    period.startDate <= period.endDate;
  return (
    <AdminScreen title="Reports" lead="Hours on the water, busy times, money and members.">
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2" aria-label="Days of the report">
          {Object.entries(periods).map(([name, one]) => (
            <Button
              key={name}
              size="small"
              variant="secondary"
              className="aria-pressed:border-tide aria-pressed:bg-tide-soft aria-pressed:text-tide-deep"
              aria-pressed={one.startDate === period.startDate && one.endDate === period.endDate}
              onClick={() => setPeriod(one)}
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
            onChange={({ target }) => setPeriod({ ...period, startDate: target.value })}
          />
          <TextField
            label="To"
            type="date"
            value={period.endDate}
            error={askable ? undefined : "The end date must not be before the start date"}
            onChange={({ target }) => setPeriod({ ...period, endDate: target.value })}
          />
        </div>
      </div>
      {askable && <Report period={period} />}
      <ExportLinks />
    </AdminScreen>
  );
}

/** The report and the same a year before, in one request. */
function Report({ period }: { period: Period }) {
  const now = useRead(trpc.admin.usageReport.useQuery(period));
  const before = useRead(trpc.admin.usageReport.useQuery(yearBefore(period)));
  return (
    <Read of={bothRead(now, before)} failure="The report did not load" skeleton="h-96">
      {([report, reportBefore]) => (
        <UsageCharts period={period} report={report} before={reportBefore} />
      )}
    </Read>
  );
}
