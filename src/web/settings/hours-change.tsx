import { useFormContext } from "react-hook-form";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { hoursOn, startsOf } from "../../shared/profile/day-hours";
import { profileSettings } from "../../shared/profile/profile-settings";
import type { ClubSettings } from "../../shared/settings/club-settings";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import { trpc } from "../calls/api";
import { useClubClock } from "../clock/club-clock";
import { dataOf, useRead } from "../layout/use-read";

type Hours = Pick<ClubProfile, "openingHours">;

const hoursSettings = profileSettings.pick({ openingHours: true });

/** What other hours would do, before they are saved; nothing while they are as they were, or make no sense. */
export function HoursChange({ standing }: { standing: Hours }) {
  const typed = hoursSettings.safeParse({
    openingHours: useFormContext<Pick<ClubSettings, "openingHours">>().watch("openingHours"),
  });
  if (!typed.success || isSame(typed.data, standing)) return null;
  return <Change from={standing} to={typed.data} />;
}

function Change({ from, to }: { from: Hours; to: Pick<ClubSettings, "openingHours"> }) {
  const { today } = useClubClock();
  const outside = dataOf(useRead(trpc.admin.bookingsOutside.useQuery(to)));
  const closes = mostGone(today, from, to);
  const opens = mostGone(today, to, from);
  const words = [
    closes > 0 && `closes up to ${starts(closes)} a day`,
    opens > 0 && `opens up to ${starts(opens)} a day`,
  ].filter(Boolean);
  return (
    <p role="status" className="max-w-prose rounded-md border border-line bg-float p-4">
      {words.length > 0 ? `This ${words.join(" and ")}. ` : "This changes no start. "}
      {outside &&
        (outside.bookings === 0
          ? "No booking ahead lies outside of these hours."
          : `${bookings(outside.bookings)} outside of these hours; none is cancelled.`)}
    </p>
  );
}

const isSame = (one: Hours, other: Hours) =>
  JSON.stringify(one.openingHours) === JSON.stringify(other.openingHours);

/** The most starts that a day of the coming year has in one and not in the other. */
function mostGone(today: ClubDate, from: Hours, to: Hours): number {
  const gone = Array.from({ length: 365 }, (_, nr) => {
    const date = addDays(today, nr);
    const kept = startsOf(hoursOn(date, to));
    return startsOf(hoursOn(date, from)).filter((start) => !kept.includes(start)).length;
  });
  return Math.max(...gone);
}

const starts = (count: number) => (count === 1 ? "1 start" : `${count} starts`);
const bookings = (count: number) =>
  count === 1 ? "1 booking ahead lies" : `${count} bookings ahead lie`;
