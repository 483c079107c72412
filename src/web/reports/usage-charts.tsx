import { formatHours } from "../../shared/hours/quarters";
import type { UsageReport } from "../../shared/reports";
import { formatDate } from "../../shared/time/club-dates";
import { Card } from "../ui/card";
import { BarList } from "./bar-list";
import { BusyTimes } from "./busy-times";

/** The report's five pictures; each is a table underneath, so it reads aloud as well. */
export function UsageCharts({ report }: { report: UsageReport }) {
  const { weeks, boats, busiest, revenue, standings } = report;
  return (
    <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
      <Card>
        <BarList
          title="Hours rowed per week"
          of="Week of"
          rows={weeks.map(({ monday, hours, outings }) => ({
            name: formatDate(monday, "MMM d"),
            amount: hours,
            words: `${formatHours(hours)}, ${countOutings(outings)}`,
          }))}
        />
      </Card>
      <Card>
        <BarList
          title="Hours rowed per boat"
          of="Boat"
          rows={boats.map(({ name, hours, outings }) => ({
            name,
            amount: hours,
            words: `${formatHours(hours)}, ${countOutings(outings)}`,
          }))}
        />
      </Card>
      <Card className="lg:col-span-2">
        <BusyTimes busiest={busiest} />
      </Card>
      <Card>
        <BarList
          title="Revenue per month"
          of="Month"
          rows={revenue.map(({ month, captured, refunded }) => ({
            name: formatDate(`${month}-01`, "MMMM yyyy"),
            amount: Number(captured) - Number(refunded),
            words:
              Number(refunded) === 0
                ? `${captured} CAD`
                : `${captured} CAD, ${refunded} CAD refunded`,
          }))}
        />
      </Card>
      <Card>
        <BarList
          title="Members by standing"
          of="Standing"
          rows={standings.map(({ standing, members }) => ({
            name: standing,
            amount: members,
            words: String(members),
          }))}
        />
      </Card>
    </div>
  );
}

const countOutings = (outings: number) => (outings === 1 ? "1 outing" : `${outings} outings`);
