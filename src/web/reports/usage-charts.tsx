import { monthsOf, type Period } from "../../shared/annual-report/report-year";
import { inThousands } from "../../shared/fields/in-thousands";
import { kindOf } from "../../shared/profile/boat-kinds";
import { hoursWords } from "../../shared/profile/hours-words";
import type { UsageReport } from "../../shared/reports/reports";
import { addDays, daysBetween, formatDate } from "../../shared/time/club-dates";
import { useMoney } from "../clock/use-money";
import { useProfile } from "../clock/use-profile";
import { Card } from "../ui/card";
import { BarList } from "./bar-list";
import { BusyTimes } from "./busy-times";
import { ColumnChart } from "./column-chart";
import { LoggedTotals } from "./logged-totals";
import { mondaysOf, yearBefore } from "./report-periods";

interface UsageChartsProps {
  period: Period;
  report: UsageReport;
  /** the days of the report a year before */
  before: UsageReport;
}

/** The report's pictures; each is a table underneath, so it reads aloud as well. */
export function UsageCharts({ period, report, before }: UsageChartsProps) {
  const { boats, kinds, busiest, standings } = report;
  const profile = useProfile();
  return (
    <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
      <Occupancy report={report} before={before} />
      <Weeks period={period} report={report} before={before} />
      <LoggedTotals period={period} report={report} before={before} />
      {currenciesOf(report, profile.currency).map((currency) => (
        <Income key={currency} period={period} report={report} currency={currency} />
      ))}
      <Card>
        <BarList
          title="Hours rowed per boat"
          of="Boat"
          rows={boats.map(({ name, hours, outings, hoursOnOffer }) => ({
            name,
            amount: hours,
            words: `${countHours(hours)}, ${countOutings(outings)}, ${percent(hours, hoursOnOffer)} of its hours`,
          }))}
        />
      </Card>
      {kinds.length > 1 && (
        <Card>
          <BarList
            title="Hours rowed per kind"
            of="Kind"
            rows={kinds.map(({ kind, hours, outings }) => ({
              name: kindOf(kind, profile).name,
              amount: hours,
              words: `${countHours(hours)}, ${countOutings(outings)}`,
            }))}
          />
        </Card>
      )}
      <Card>
        <BarList
          title="Members by standing"
          of="Standing"
          rows={standings.map(({ standing, members }) => ({
            name: standing,
            amount: members,
            words: inThousands(members),
          }))}
        />
      </Card>
      <Card className="lg:col-span-2">
        <BusyTimes busiest={busiest} />
      </Card>
    </div>
  );
}

/** How much of what was on offer was rowed. */
function Occupancy({ report, before }: Omit<UsageChartsProps, "period">) {
  const profile = useProfile();
  const rowed = (of: UsageReport) => of.boats.reduce((sum, { hours }) => sum + hours, 0);
  return (
    <div className="grid gap-2 lg:col-span-2">
      <dl className="grid min-[22rem]:grid-cols-3 gap-px overflow-hidden rounded-lg border border-line bg-line">
        {[
          { term: "Occupancy", value: percent(rowed(report), report.hoursOnOffer) },
          { term: "A year before", value: percent(rowed(before), before.hoursOnOffer) },
          { term: "Hours rowed", value: inThousands(rowed(report)) },
        ].map(({ term, value }) => (
          <div
            key={term}
            className="flex flex-col-reverse justify-end bg-surface px-3 py-3 sm:px-4"
          >
            <dt className="text-ink-soft text-xs sm:text-sm">{term}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">
        Of the hours that today's fleet could be booked, {hoursWords(profile)} each day; a day on
        which a boat was blocked does not count.
      </p>
    </div>
  );
}

const percent = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : "0%";

function Weeks({ period, report, before }: UsageChartsProps) {
  const used = new Map(report.weeks.map((week) => [week.monday, week]));
  const usedBefore = new Map(before.weeks.map((week) => [week.monday, week]));
  const shift = daysBetween(yearBefore(period).startDate, period.startDate);
  const columns = mondaysOf(period).map((monday) => ({
    name: formatDate(monday, "MMM d"),
    ...weekWords(used.get(monday)),
    before: weekWords(usedBefore.get(addDays(monday, -shift))),
  }));
  return (
    <ColumnChart title="Hours rowed per week" of="Week of" columns={columns} tallest={countHours} />
  );
}

function weekWords(week: UsageReport["weeks"][number] | undefined) {
  const { hours = 0, outings = 0 } = week ?? {};
  return { amount: hours, words: `${countHours(hours)}, ${countOutings(outings)}` };
}

/** What money came in; the club's currency where none came. */
const currenciesOf = ({ revenue }: UsageReport, otherwise: string): string[] =>
  revenue.length > 0 ? [...new Set(revenue.map(({ currency }) => currency))] : [otherwise];

interface IncomeProps extends Omit<UsageChartsProps, "before"> {
  currency: string;
}

function Income({ period, report, currency }: IncomeProps) {
  const { words: money } = useMoney({ currency });
  const all = report.revenue.filter((month) => month.currency === currency);
  const taken = new Map(all.map((month) => [month.month, month]));
  const columns = monthsOf(period).map((month) => {
    const { captured = "0", refunded = "0" } = taken.get(month) ?? {};
    return {
      name: formatDate(`${month}-01`, "MMM yyyy"),
      amount: Number(captured) - Number(refunded),
      words:
        Number(refunded) === 0
          ? money(captured)
          : `${money(captured)}, ${money(refunded)} refunded`,
    };
  });
  return (
    <ColumnChart
      title={
        all.length < report.revenue.length ? `Revenue per month, ${currency}` : "Revenue per month"
      }
      of="Month"
      columns={columns}
      tallest={(amount) => money(String(amount))}
    />
  );
}

const countHours = (hours: number) => (hours === 1 ? "1 hour" : `${inThousands(hours)} hours`);

const countOutings = (outings: number) =>
  outings === 1 ? "1 outing" : `${inThousands(outings)} outings`;
