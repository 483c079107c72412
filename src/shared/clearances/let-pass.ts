import type { Finding } from "../finding";
import type { BookingSpan } from "../time/booking-span";
import { type ClearanceFacts, findUncleared } from "./find-uncleared";

/** What an admin knew of an outing and let pass when they booked it, as the booking's row keeps it. */
export interface LetPass {
  override: string | null;
  warnings: readonly (Pick<Finding, "values"> & { code: string })[];
}

/**
 * Whether an admin booked an outing although its rower lacks just this clearance. What was taken away
 * since, or another boat asks for, they did not let pass (rules, On the water).
 */
export function isLetPass(
  outing: Pick<BookingSpan, "bookingDate">,
  facts: ClearanceFacts,
  { override, warnings }: LetPass,
): boolean {
  const lacking = override === null ? null : findUncleared(outing, facts, "admin");
  return warnings.some(
    ({ code, values }) =>
      code === lacking?.code &&
      values?.clearance === lacking.values?.clearance &&
      values?.expiredOn === lacking?.values?.expiredOn,
  );
}
