import { Link } from "wouter";
import type { SoonestFree } from "../../shared/bookings/soonest-free";
import { trpc } from "../calls/api";
import { useClub, useClubClock, usePlaceTold } from "../clock/club-clock";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { hourPriceRange } from "../packages/hour-price-range";
import { paths } from "../paths";
import { WeatherNow } from "../weather/weather-now";
import { soonestFreeWords } from "./soonest-free-words";

/** What a visitor asks first: how the water is, when a boat is free, what an hour costs. */
export function FirstFacts({ className }: { className: string }) {
  const placeTold = usePlaceTold();
  const told = useClub()?.settings.address !== "" && placeTold;
  const free = trpc.boats.soonestFree.useQuery().data?.start;
  const price = usePrice();
  return (
    <section
      aria-label="At the club now"
      className={`grid items-center border-line border-b bg-surface ${className}`}
    >
      <div className="page-width grid gap-x-10 py-2 lg:grid-cols-[1fr_auto]">
        {told && <WeatherNow />}
        <p className="flex flex-wrap items-center gap-x-8">
          {told && free && <FreeLink start={free} />}
          {price && <span>{price} an hour</span>}
        </p>
      </div>
    </section>
  );
}

function FreeLink({ start }: { start: SoonestFree }) {
  const formats = useFormats();
  const { today } = useClubClock();
  return (
    <Link
      to={paths.boats}
      className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11"
    >
      {soonestFreeWords(start, today, formats)}
    </Link>
  );
}

function usePrice(): string | null {
  const profile = useProfile();
  const { data: plans } = trpc.packages.plans.useQuery();
  return hourPriceRange(plans ?? [], profile);
}
