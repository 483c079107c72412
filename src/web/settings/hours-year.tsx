import type { ClubProfile } from "../../shared/profile/club-profile";
import { type DayHours, hoursOn } from "../../shared/profile/day-hours";
import { formatTime, toMinutes } from "../../shared/time/clock-times";
import { addDays, type ClubDate, formatDate } from "../../shared/time/club-dates";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";

/** The hours that are drawn: no club opens before or closes after. */
const drawn = { opens: toMinutes("04:00"), closes: toMinutes("24:00") };
const months = Array.from({ length: 12 }, (_, nr) => nr);

interface YearDay {
  date: ClubDate;
  hours: DayHours | null;
}

/** This year as a picture: a column for each day, from opening to closing. */
export function HoursYear({ openingHours }: Pick<ClubProfile, "openingHours">) {
  const formats = useFormats();
  const year = useClubClock().today.slice(0, 4);
  const days: YearDay[] = Array.from({ length: 365 }, (_, nr) => {
    const date = addDays(`${year}-01-01`, nr);
    return { date, hours: hoursOn(date, { openingHours }) };
  });
  const closed = days.filter(({ hours }) => hours === null).length;
  const height = (drawn.closes - drawn.opens) / 10;
  return (
    <figure className="grid gap-1">
      <svg
        role="img"
        aria-label={`The year as it is open; closed on ${closed} days`}
        viewBox={`0 0 365 ${height}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-32 w-full rounded-md border border-line bg-float"
      >
        {days.map(({ date, hours }, nr) =>
          hours ? (
            <rect
              key={date}
              x={nr}
              y={(toMinutes(hours.opens) - drawn.opens) / 10}
              width={1}
              height={Math.max(0, toMinutes(hours.closes) - toMinutes(hours.opens)) / 10}
              className="fill-tide"
            />
          ) : null,
        )}
      </svg>
      <div aria-hidden="true" className="grid grid-cols-12 text-center text-ink-soft text-xs">
        {months.map((month) => (
          <span key={month} className="max-[24rem]:odd:col-span-2 max-[24rem]:even:hidden">
            {formatDate(`${year}-${String(month + 1).padStart(2, "0")}-01`, "MMM")}
          </span>
        ))}
      </div>
      <figcaption className="text-ink-soft text-sm">
        From {formatTime("04:00", formats)} at the top to midnight.{" "}
        {closed === 0 ? "Open every day." : `Closed on ${closed} days of the year.`}
      </figcaption>
    </figure>
  );
}
