import { z } from "zod";
import { bookBoatInput } from "../../shared/bookings/booking-schemas";
import { bookingPath, paths } from "../paths";

const { boatId, dateStr, timeStr, duration } = bookBoatInput.shape;

/** What was chosen before the log-in, as its address carries it. What makes no sense is left out. */
const chosenOuting = z.object({
  boat: z.coerce.number().pipe(boatId),
  date: dateStr.optional().catch(undefined),
  start: timeStr.optional().catch(undefined),
  duration: z.coerce.number().pipe(duration).optional().catch(undefined),
});

/** Where a log-in leads: to the dashboard, or back to what was chosen of a boat. */
export function pathAfterLogin(search: URLSearchParams): string {
  const chosen = chosenOuting.safeParse(Object.fromEntries(search));
  return chosen.success ? bookingPath(chosen.data.boat, chosen.data) : paths.dashboard;
}
