import { type ClockTime, fromMinutes } from "../../../shared/time/clock-times";
import type { SunTimes } from "../../../shared/time/sun-times";
import type { GridSlot } from "./grid-slots";

/** Starts that stand together in the grid, under one name. */
export interface DayGroup {
  name: string;
  /** by what the rowers see: lamps or the sun */
  light: "dark" | "day";
  slots: GridSlot[];
}

const noon: ClockTime = "12:00";

/**
 * The day's starts by the sun of that date: an outing that starts a minute before sunrise starts in
 * the dark. Without a sun the day is all day.
 */
export function dayGroups(slots: readonly GridSlot[], sun: SunTimes | null): DayGroup[] {
  const sunrise = sun && fromMinutes(sun.sunrise);
  const sunset = sun && fromMinutes(sun.sunset);
  const group = ({ startTime }: GridSlot) => {
    if (sunrise !== null && startTime < sunrise) return "Before sunrise";
    if (sunset !== null && startTime >= sunset) return "After sunset";
    return startTime < noon ? "Morning" : "Afternoon";
  };
  return names
    .map(([name, light]) => ({ name, light, slots: slots.filter((slot) => group(slot) === name) }))
    .filter((each) => each.slots.length > 0);
}

const names = [
  ["Before sunrise", "dark"],
  ["Morning", "day"],
  ["Afternoon", "day"],
  ["After sunset", "dark"],
] as const;
