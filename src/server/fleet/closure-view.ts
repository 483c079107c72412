import type { ClosureView } from "../../shared/closures/closure-schemas";
import { fromDay } from "../../shared/time/club-dates";
import type { Closure } from "../generated/prisma/client";

/** A closure as everyone sees it. */
export const toClosureView = (closure: Closure): ClosureView => ({
  id: closure.id,
  startDate: fromDay(closure.startDate),
  startTime: closure.startTime,
  endDate: fromDay(closure.endDate),
  endTime: closure.endTime,
  reason: closure.reason,
});
