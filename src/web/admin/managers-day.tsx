import { Link } from "wouter";
import { fullName } from "../../shared/members/full-name";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { formatTime } from "../../shared/time/clock-times";
import { addDays } from "../../shared/time/club-dates";
import { outingDayInside } from "../../shared/time/outing-words";
import { nextOuting } from "../bookings/history/current-bookings";
import { RefusedBookings } from "../bookings/refused-bookings";
import { trpc } from "../calls/api";
import { UnclearedBookings } from "../clearances/uncleared-bookings";
import { useClubClock } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { ManagerNav } from "../layout/manager-nav";
import { Read } from "../layout/read";
import { dataOf, useRead } from "../layout/use-read";
import { BoatsOut } from "../outings/boats-out";
import { dockHeading, isOut, stateNow } from "../outings/outing-now";
import { paths } from "../paths";
import { Panel, panelList } from "../ui/panel";
import { useDaysLog } from "./glance/use-days-log";

/** How many of those who go next are shown. */
const nextShown = 3;

/** The club's day, with which a manager begins: who is out, who is next, what is damaged, who may not go. */
export function ManagersDay() {
  const damage = useRead(trpc.admin.damage.useQuery({ open: true }));
  return (
    <div className="page-width grid gap-4 pt-2 *:min-w-0">
      <ManagerNav />
      <OwnOuting />
      <Read of={useDaysLog()} failure="The outing log did not load" skeleton="h-0">
        {(outings) => (
          <>
            <BoatsOut outings={outings} heading="h2" />
            <Next outings={outings} />
          </>
        )}
      </Read>
      <Read of={damage} failure="The damage reports did not load" skeleton="h-0">
        {({ length }) =>
          length > 0 && (
            <Link to={paths.damage} className="justify-self-start text-link">
              {length === 1 ? "1 damage report is open" : `${length} damage reports are open`}
            </Link>
          )
        }
      </Read>
      <RefusedBookings frame={Panel} />
      <UnclearedBookings frame={Panel} />
    </div>
  );
}

/** A manager's own outing, as a line that leads to its card further down. */
function OwnOuting() {
  const formats = useFormats();
  const now = useClubClock();
  const mine = dataOf(useRead(trpc.bookings.mine.useQuery())) ?? [];
  const startDate = addDays(now.today, -1);
  const log = dataOf(useRead(trpc.bookings.myOutings.useQuery({ startDate }))) ?? [];
  const own = nextOuting(mine, log, now);
  if (!own) return null;
  const logged = log.find(({ bookingId }) => bookingId === own.id);
  const says =
    logged && isOut(logged, now)
      ? `${dockHeading(logged, now)}, due ${formatTime(logged.dueTime, formats)}`
      : `Your outing ${outingDayInside(own.bookingDate, now.today)}, ${formatTime(own.startTime, formats)}`;
  return (
    <a
      href="#next-outing"
      className="text-link flex min-h-11 items-center justify-self-start tabular-nums"
    >
      {says}, {own.boat.name}
    </a>
  );
}

function Next({ outings }: { outings: readonly OutingView[] }) {
  const formats = useFormats();
  const now = useClubClock();
  const next = outings
    .filter((outing) => ["booked", "ready"].includes(stateNow(outing, now)))
    .sort((one, other) => (one.startTime < other.startTime ? -1 : 1))
    .slice(0, nextShown);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next-out" className="grid gap-2">
      <h2 id="next-out" className="font-sans font-semibold text-base tracking-normal">
        Next
      </h2>
      <ul className={panelList}>
        {next.map((outing) => (
          <li key={outing.bookingId} className="flex flex-wrap gap-x-4 px-4 py-2.5">
            <span className="font-semibold tabular-nums">
              {formatTime(outing.startTime, formats)}
            </span>
            <span>
              {fullName(outing.rower)}, {outing.boat.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
