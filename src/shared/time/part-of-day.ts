import type { ClockTime } from "./clock-times";

/** What people call the time of a start. */
export function partOfDay(startTime: ClockTime): "morning" | "afternoon" | "evening" {
  if (startTime < "12:00") return "morning";
  return startTime < "17:00" ? "afternoon" : "evening";
}
