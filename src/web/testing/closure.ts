import type { ClosureView } from "../../shared/closures/closure-schemas";

/** A morning of the day after the tests' today. */
export const regatta: ClosureView = {
  ...{ id: 1, reason: "Regatta" },
  ...{ startDate: "2026-11-21", startTime: "09:00" },
  ...{ endDate: "2026-11-21", endTime: "12:00" },
};
