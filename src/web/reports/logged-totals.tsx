import { monthsOf, type Period } from "../../shared/annual-report/report-year";
import { inThousands } from "../../shared/fields/in-thousands";
import { distanceName, distanceScale, type Scale, tenthsOf } from "../../shared/profile/units";
import type { LoggedTotal, UsageReport } from "../../shared/reports/reports";
import { formatDate } from "../../shared/time/club-dates";
import { useProfile } from "../clock/use-profile";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { saveCsv } from "../ui/save-csv";
import { BarList } from "./bar-list";
import { ColumnChart } from "./column-chart";

interface LoggedTotalsProps {
  period: Period;
  report: UsageReport;
  before: UsageReport;
}

/** What was rowed by the outing log: kilometres by month and by boat. Nothing where none is kept. */
export function LoggedTotals({ period, report: { logged }, before }: LoggedTotalsProps) {
  const { units } = useProfile();
  const scale = distanceScale(units);
  if (logged.length === 0 && before.logged.length === 0) return null;
  const months = totalsBy(logged, ({ month }) => month);
  const monthsBefore = totalsBy(before.logged, ({ month }) => month);
  const boats = [...totalsBy(logged, ({ boat }) => boat)].sort(
    ([, a], [, b]) => b.tenths - a.tenths,
  );
  return (
    <>
      <ColumnChart
        title={`${distanceName(units)} per month`}
        of="Month"
        columns={monthsOf(period).map((month) => ({
          name: formatDate(`${month}-01`, "MMM yyyy"),
          ...totalWords(scale, months.get(month)),
          before: totalWords(scale, monthsBefore.get(yearEarlier(month))),
        }))}
        tallest={(kilometres) => `${inThousands(tenthsOf(kilometres, scale))} ${scale.unit}`}
      />
      <Card>
        <BarList
          title={`${distanceName(units)} per boat`}
          of="Boat"
          rows={boats.map(([name, total]) => ({ name, ...totalWords(scale, total) }))}
        />
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() =>
            void saveCsv(`outings-${period.startDate}-${period.endDate}.csv`, rowsOf(logged))
          }
        >
          By boat and month as CSV
        </Button>
      </Card>
    </>
  );
}

interface Total {
  outings: number;
  minutes: number;
  /** of a kilometre, so that sums stay exact */
  tenths: number;
}

function totalsBy(
  logged: readonly LoggedTotal[],
  keyOf: (total: LoggedTotal) => string,
): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const one of logged) {
    const { outings, minutes, tenths } = totals.get(keyOf(one)) ?? nothing;
    totals.set(keyOf(one), {
      outings: outings + one.outings,
      minutes: minutes + one.minutes,
      tenths: tenths + Math.round(one.kilometres * 10),
    });
  }
  return totals;
}

const nothing: Total = { outings: 0, minutes: 0, tenths: 0 };

function totalWords(scale: Scale, { outings, minutes, tenths }: Total = nothing) {
  const counted = outings === 1 ? "1 outing" : `${inThousands(outings)} outings`;
  const kilometres = tenths / 10;
  const hours = inThousands(hoursOf(minutes));
  const far = `${inThousands(tenthsOf(kilometres, scale))} ${scale.unit}`;
  return { amount: kilometres, words: `${far}, ${counted}, ${hours} h` };
}

/** Minutes as hours with one decimal. */
const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

const yearEarlier = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

const rowsOf = (logged: readonly LoggedTotal[]) =>
  logged.map(({ boat, month, outings, minutes, kilometres }) => ({
    boat,
    month,
    outings,
    hours: hoursOf(minutes),
    kilometres,
  }));
