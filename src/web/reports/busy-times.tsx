import { inThousands } from "../../shared/fields/in-thousands";
import { widestHours } from "../../shared/profile/widest-hours";
import { clockHoursOf } from "../../shared/reports/clock-hours";
import type { UsageReport } from "../../shared/reports/reports";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import { useProfile } from "../clock/use-profile";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** When boats are out: weekdays by hours of the day, the darker the busier, with the number in it. */
export function BusyTimes({ busiest }: { busiest: UsageReport["busiest"] }) {
  const hours = clockHoursOf(widestHours(useProfile()));
  const taken = new Map(busiest.map((cell) => [`${cell.weekday} ${cell.hour}`, cell.halfHours]));
  const most = Math.max(...taken.values(), 1);
  return (
    <>
      <h2 className="pb-1 text-xl">Busiest times</h2>
      <p className="pb-4 text-ink-soft text-sm">Half hours on the water, by weekday and hour.</p>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums">
        <thead>
          <tr>
            <td className="w-14" />
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="font-semibold">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="whitespace-nowrap pr-2 text-right font-semibold">
                {formatTime(fromMinutes(hour * 60)).replace(":00", "")}
              </th>
              {weekdays.map((weekday, day) => (
                <Cell key={weekday} halfHours={taken.get(`${day} ${hour}`) ?? 0} most={most} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
