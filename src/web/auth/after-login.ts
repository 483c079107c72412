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

/** What a `LoginLink` leaves in the history: a path of ours, and no other host after two slashes. */
const leftAt = z.object({ back: z.string().regex(/^\/(?![/\\])/) });

/**
 * Where a log-in leads: back to where one was, to what was chosen of a boat, or to the dashboard.
 * `left` is the state of the history.
 */
export function pathAfterLogin(search: URLSearchParams, left?: unknown): string {
  const here = leftAt.safeParse(left);
  if (here.success) return here.data.back;
  const chosen = chosenOuting.safeParse(Object.fromEntries(search));
  return chosen.success ? bookingPath(chosen.data.boat, chosen.data) : paths.dashboard;
}
