import { inThousands } from "../../shared/fields/in-thousands";
import { widestHours } from "../../shared/profile/widest-hours";
import { clockHoursOf } from "../../shared/reports/clock-hours";
import type { UsageReport } from "../../shared/reports/reports";
import { fromMinutes, shortTime } from "../../shared/time/clock-times";
import { weekdaysFrom } from "../../shared/time/weekdays";
import { useProfile } from "../clock/use-profile";

/** When boats are out: weekdays by hours of the day, the darker the busier, with the number in it. */
export function BusyTimes({ busiest }: { busiest: UsageReport["busiest"] }) {
  const profile = useProfile();
  const hours = clockHoursOf(widestHours(profile));
  const weekdays = weekdaysFrom(profile.weekStart);
  const taken = new Map(busiest.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.halfHours]));
  const most = Math.max(...taken.values(), 1);
  return (
    <>
      <h2 className="pb-1 text-xl">Busiest times</h2>
      <p className="pb-4 text-ink-soft text-sm">Half hours on the water, by weekday and hour.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the arrow keys. */}
      <section aria-label="Busiest times, table" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-[24em] table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums">
          <thead>
            <tr>
              <td className="w-14" />
              {weekdays.map(({ day, word }) => (
                <th key={day} scope="col" className="font-semibold">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row" className="whitespace-nowrap pr-2 text-right font-semibold">
                  {shortTime(fromMinutes(hour * 60), profile)}
                </th>
                {weekdays.map(({ day }) => (
                  <Cell key={day} halfHours={taken.get(`${day - 1} ${hour}`) ?? 0} most={most} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Cell({ halfHours, most }: { halfHours: number; most: number }) {
  return (
    <td className="relative h-7 rounded-sm bg-sunken">
      <span
        aria-hidden="true"
        className="absolute inset-0 rounded-sm bg-tide"
        style={{ opacity: (halfHours / most) * 0.35 }}
      />
      <span className="relative">{halfHours > 0 && inThousands(halfHours)}</span>
    </td>
  );
}
