import { useState } from "react";
import type { Period } from "../../shared/annual-report/report-year";
import { addDays } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { bothRead, useRead } from "../layout/use-read";
import { paths } from "../paths";
import { ButtonLink } from "../ui/button";
import { ExportLinks } from "./export-links";
import { isAskable, PeriodFields } from "./period-fields";
import { reportPeriods, yearBefore } from "./report-periods";
import { UsageCharts } from "./usage-charts";

const firstShownDays = 90;

/** How the club is used and what it takes, for any days; and its tables to take away. */
export function ReportsPage() {
  const { today } = useClubClock();
  const [period, setPeriod] = useState<Period>({
    startDate: addDays(today, -firstShownDays),
    endDate: today,
  });
  return (
    <AdminScreen
      title="Reports"
      lead="Hours on the water, busy times, money and members."
      actions={
        <ButtonLink to={paths.annualReport} variant="secondary">
          Annual report
        </ButtonLink>
      }
    >
      <PeriodFields periods={reportPeriods(today)} period={period} onChange={setPeriod} />
      {isAskable(period) && <Report period={period} />}
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
