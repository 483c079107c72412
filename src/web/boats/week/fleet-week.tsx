import { type KeyboardEvent, memo, useMemo, useState } from "react";
import type { BoatView } from "../../../shared/boats/boat-schemas";
import type { BookingSpan } from "../../../shared/time/booking-span";
import { addDays, type ClubDate, formatDate } from "../../../shared/time/club-dates";
import { trpc } from "../../calls/api";
import { useClubClock } from "../../clock/club-clock";
import { useSignedIn } from "../../signed-in";
import { gridRoles } from "../../ui/grid-roles";
import { gridStep } from "../../ui/grid-step";
import { BoatMark } from "../boat-mark";
import { useFleetDiary } from "../use-fleet-diary";
import { WeekCell } from "./week-cell";
import { WeekLegend } from "./week-legend";

const columns = 7;

interface FleetWeekProps {
  boats: readonly BoatView[];
  first: ClubDate;
}

/**
 * Seven days of the boats as a grid with one stop for Tab: arrows move between days and boats, Enter
 * opens what is free first.
 */
export function FleetWeek({ boats, first }: FleetWeekProps) {
  const days = useMemo(
    () => Array.from({ length: columns }, (_, nr) => addDays(first, nr)),
    [first],
  );
  const { isAuthenticated } = useSignedIn();
  const mine = trpc.bookings.mine.useQuery(undefined, { enabled: isAuthenticated });
  const [visited, setVisited] = useState(0);
  const cells = boats.length * columns;
  const stop = Math.min(visited, cells - 1);

  function move(event: KeyboardEvent<HTMLElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("td")];
    const at = all.findIndex((cell) => cell.contains(document.activeElement));
    const to = at < 0 ? null : gridStep(event, at, { columns, cells });
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  }

  return (
    <>
      <table {...gridRoles.grid} aria-label="The boats' week" onKeyDown={move} className="block">
        <thead {...gridRoles.rows} className="sticky top-16 z-10 block bg-surface py-1">
          <Days days={days} />
        </thead>
        <tbody {...gridRoles.rows} className="grid gap-3 lg:gap-1.5">
          {boats.map((boat, nr) => (
            <BoatWeek
              key={boat.id}
              boat={boat}
              days={days}
              mine={mine.data ?? none}
              firstCell={nr * columns}
              stop={Math.floor(stop / columns) === nr ? stop : null}
              onVisit={setVisited}
            />
          ))}
        </tbody>
      </table>
      <WeekLegend withOwn={isAuthenticated} />
    </>
  );
}

const none: never[] = [];

/** A boat's name above its days, on a laptop beside them. */
const row = "grid grid-cols-7 gap-1 lg:grid-cols-[9.5rem_repeat(7,minmax(0,1fr))]";

function Days({ days }: { days: readonly ClubDate[] }) {
  const { today } = useClubClock();
  return (
    <tr {...gridRoles.row} className={row}>
      <th {...gridRoles.columnHeader} scope="col" className="sr-only lg:not-sr-only">
        <span className="sr-only">Boat</span>
      </th>
      {days.map((day) => (
        <th
          {...gridRoles.columnHeader}
          key={day}
          scope="col"
          aria-label={`${day === today ? "Today, " : ""}${formatDate(day, "EEEE, MMMM d")}`}
          className={`rounded-sm py-1 text-center font-semibold text-sm tabular-nums ${day === today ? "bg-tide-soft text-tide-deep" : ""}`}
        >
          {day === today ? "Today" : formatDate(day, "EEE")} {formatDate(day, "d")}
        </th>
      ))}
    </tr>
  );
}

interface BoatWeekProps {
  boat: BoatView;
  days: readonly ClubDate[];
  mine: readonly (BookingSpan & { boatId: number; status: string })[];
  /** the number of its first cell in the grid */
  firstCell: number;
  /** the cell at which Tab stops, where that is one of these */
  stop: number | null;
  onVisit: (cell: number) => void;
}

const BoatWeek = memo(function BoatWeek(props: BoatWeekProps) {
  const { boat, days, mine, firstCell, stop, onVisit } = props;
  const { diary } = useFleetDiary(boat);
  const own = useMemo(
    () => mine.filter(({ boatId, status }) => boatId === boat.id && status === "confirmed"),
    [mine, boat.id],
  );
  return (
    <tr {...gridRoles.row} className={row}>
      <th
        {...gridRoles.rowHeader}
        scope="row"
        className="col-span-7 flex items-center gap-2 text-left font-semibold leading-tight lg:col-span-1"
      >
        <BoatMark boat={boat} />
        {boat.name}
      </th>
      {days.map((date, nr) => (
        <WeekCell
          key={date}
          boat={boat}
          diary={diary}
          date={date}
          own={own}
          nr={firstCell + nr}
          tabStop={firstCell + nr === stop}
          onVisit={onVisit}
        />
      ))}
    </tr>
  );
});
