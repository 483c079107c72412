import { z } from "zod";
import { shortName } from "../members/short-name";
import { type OutingView, outingView } from "./outing-schemas";

/**
 * An outing as the tablet at the dock shows it to whoever passes by: no full name, nobody aboard, no
 * plan.
 */
export const boardLineView = outingView
  .pick({
    bookingId: true,
    boat: true,
    bookingDate: true,
    startTime: true,
    endTime: true,
    dueTime: true,
    launchedAt: true,
    landedAt: true,
    kilometres: true,
    state: true,
  })
  .extend({ rower: z.string() });
export type BoardLine = z.infer<typeof boardLineView>;

export const boardLineAnswer = z.object({ outing: boardLineView });

export const toBoardLine = (outing: OutingView): BoardLine =>
  boardLineView.parse({ ...outing, rower: shortName(outing.rower) });
