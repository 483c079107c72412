import { seasonStart } from "../../../shared/fees/season-day";
import type { OutingView } from "../../../shared/outings/outing-schemas";
import { type SeasonRowed, seasonRowed, weeksInARow } from "../../../shared/outings/season-rowed";
import { distanceScale, exactly, tenthsOf } from "../../../shared/profile/units";
import { formatDate } from "../../../shared/time/club-dates";
import { trpc } from "../../calls/api";
import { useClub, useClubClock } from "../../clock/club-clock";
import { useProfile } from "../../clock/use-profile";
import { Read } from "../../layout/read";
import { useRead } from "../../layout/use-read";
import { Card } from "../../ui/card";
import { SeasonGoal } from "./season-goal";

/** How the season that runs is going: how far, how often, the longest row, and towards which goal. */
export function SeasonCard({ outings }: { outings: readonly OutingView[] }) {
  const { today } = useClubClock();
  const { units } = useProfile();
  const goal = useRead(trpc.bookings.goal.useQuery());
  const from = seasonStart(today, useClub()?.settings.feeSeason ?? "once");
  const season = seasonRowed(outings, from);
  const scale = distanceScale(units);
  return (
    <Card aria-labelledby="season" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="season" className="text-xl">
          This season
        </h2>
        <p className="text-ink-soft text-sm">since {formatDate(from, "MMMM d, yyyy")}</p>
      </div>
      <p className="flex items-baseline gap-2 text-tide-deep">
        <span className="font-display font-semibold text-4xl tabular-nums">
          {tenthsOf(season.kilometres, scale)}
        </span>
        <span className="text-lg">{scale.unit}</span>
      </p>
      <Figures season={season} outings={outings} />
      <Read of={goal} failure="Your goal did not load" skeleton="h-11">
        {(goal) => <SeasonGoal goal={goal} rowed={season.kilometres} />}
      </Read>
    </Card>
  );
}

interface FiguresProps {
  season: SeasonRowed<OutingView>;
  outings: readonly OutingView[];
}

function Figures({ season: { outings: count, longest }, outings }: FiguresProps) {
  const { today } = useClubClock();
  const { units, weekStart } = useProfile();
  return (
    <dl className="grid xs:grid-cols-3 gap-x-4 border-line border-y py-3">
      <Figure name="Outings" value={`${count}`} />
      <Figure
        name="Longest row"
        value={longest ? exactly(longest.kilometres ?? 0, distanceScale(units)) : "none yet"}
        about={longest ? formatDate(longest.bookingDate, "MMM d") : undefined}
      />
      <Figure name="Weeks in a row" value={`${weeksInARow(outings, today, weekStart)}`} />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  about?: string | undefined;
}

function Figure({ name, value, about }: FigureProps) {
  return (
    <div className="grid content-start">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold text-lg tabular-nums">
        {value}
        {about !== undefined && (
          <span className="block font-normal text-ink-soft text-sm">{about}</span>
        )}
      </dd>
    </div>
  );
}
