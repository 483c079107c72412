import {
  type LogbookTotal,
  lastTwelveMonths,
  logbookTotals,
  monthsOf,
} from "../../../shared/outings/logbook";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import {
  distanceName,
  distanceScale,
  exactly,
  type Scale,
  tenthsOf,
} from "../../../shared/profile/units";
import { formatDate } from "../../../shared/time/club-dates";
import { useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { ColumnChart } from "../../reports/column-chart";

/** A month or two make no picture. */
const chartedFrom = 3;

/** From the third month on the last twelve as columns, and each year as a line of a table. */
export function LogbookTotals({ outings }: { outings: readonly OutingView[] }) {
  const { today } = useClubClock();
  const scale = distanceScale(useProfile().units);
  return (
    <>
      <Years totals={logbookTotals(outings, "year")} />
      {monthsOf(outings, today) >= chartedFrom && (
        <ColumnChart
          title="The last twelve months"
          of="Month"
          columns={lastTwelveMonths(outings, today).map((total) => ({
            name: formatDate(`${total.period}-01`, "MMM"),
            amount: total.kilometres,
            words: totalWords(total, scale),
          }))}
          tallest={(kilometres) => exactly(kilometres, scale)}
        />
      )}
    </>
  );
}

function Years({ totals }: { totals: readonly LogbookTotal[] }) {
  const { units } = useProfile();
  return (
    <section aria-label="By year" className="grid gap-3">
      <h2 className="text-xl">By year</h2>
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="text-ink-soft text-sm">
            <th scope="col" className="text-left">
              Year
            </th>
            <th scope="col">Outings</th>
            <th scope="col">{distanceName(units)}</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {totals.map(({ period, outings, kilometres, minutes }) => (
            <tr key={period}>
              <th scope="row" className="py-2 text-left font-semibold">
                {period}
              </th>
              <td>{outings}</td>
              <td>{tenthsOf(kilometres, distanceScale(units))}</td>
              <td>{hoursOf(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const totalWords = ({ outings, kilometres, minutes }: LogbookTotal, scale: Scale) =>
  `${exactly(kilometres, scale)}, ${outings} ${outings === 1 ? "outing" : "outings"}, ${hoursOf(minutes)} h`;

/** Minutes as hours with one decimal. */
const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;
