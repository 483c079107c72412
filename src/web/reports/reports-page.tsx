import { useState } from "react";
import { addDays, isClubDate } from "../../shared/time/club-dates";
import { trpc } from "../api";
import { useClubClock } from "../club-clock";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { TextField } from "../ui/text-field";
import { ExportLinks } from "./export-links";
import { UsageCharts } from "./usage-charts";

const firstShownDays = 90;

/** How the club is used and what it takes, for any days; and its tables to take away. */
export function ReportsPage() {
  const { today } = useClubClock();
  const [startDate, setStartDate] = useState(addDays(today, -firstShownDays));
  const [endDate, setEndDate] = useState(today);
  const askable = isClubDate(startDate) && isClubDate(endDate) && startDate <= endDate;
  const read = useRead(
    trpc.admin.usageReport.useQuery({ startDate, endDate }, { enabled: askable }),
  );
  return (
    <AdminScreen title="Reports" lead="Hours on the water, busy times, money and members.">
      <div className="flex flex-wrap gap-4">
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
          error={askable ? undefined : "The end date must not be before the start date"}
          onChange={({ target }) => setEndDate(target.value)}
        />
      </div>
      {askable && (
        <Read of={read} failure="The report did not load" skeleton="h-96">
          {(report) => <UsageCharts report={report} />}
        </Read>
      )}
      <ExportLinks />
    </AdminScreen>
  );
}
