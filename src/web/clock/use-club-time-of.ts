import { useClubOffsets } from "./club-clock";
import { type TimeOf, timeOfAt } from "./club-time-at";
import { useFormats } from "./use-formats";

/** Writes an instant (ISO 8601) as the time of day on the club's clock: "6:04 AM". */
export function useClubTimeOf(): TimeOf {
  return timeOfAt(useClubOffsets(), useFormats());
}
