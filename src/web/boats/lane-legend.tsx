import type { Formats } from "../../shared/profile/formats";
import { windScale } from "../../shared/profile/units";
import { formatTime, fromMinutes } from "../../shared/time/clock-times";
import type { SunTimes } from "../../shared/time/sun-times";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { inTheDark, taken } from "./boat-lane";
import type { Winds } from "./light-and-wind";

/** What the lanes' looks mean, and the day's light and wind in words. */
export function LaneLegend({ sun, winds }: { sun: SunTimes | null; winds: Winds }) {
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <SkyWords sun={sun} winds={winds} />
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Look className="border border-line-strong bg-float">free, press to book</Look>
        {sun && <Look className={`border border-line-strong ${inTheDark}`}>free, in the dark</Look>}
        <Look className={taken}>taken</Look>
      </p>
    </div>
  );
}

/** "Dark until 8:37 AM and from 5:23 PM. Wind 6 to 22 km/h." */
function SkyWords({ sun, winds }: { sun: SunTimes | null; winds: Winds }) {
  const formats = useFormats();
  const { unit } = windScale(useProfile().units);
  const [least, most] = [Math.min(...winds.values()), Math.max(...winds.values())];
  const dark =
    sun && `Dark until ${clockOf(sun.sunrise, formats)} and from ${clockOf(sun.sunset, formats)}.`;
  const wind = winds.size > 0 && `Wind ${least === most ? "" : `${least} to `}${most} ${unit}.`;
  const words = [dark, wind].filter(Boolean).join(" ");
  return words && <p>{words}</p>;
}

const clockOf = (minutes: number, formats: Formats) => formatTime(fromMinutes(minutes), formats);

/** A look beside what it means. */
export function Look({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-4 rounded-sm ${className}`} /> {children}
    </span>
  );
}
