import { differenceInMinutes } from "date-fns";

/** Boats that a tablet takes offline by itself. */
const reportsAnHour = 2;

/** When a tablet called which boat unusable. */
export interface UnusableReport {
  boatId: number;
  at: Date;
}

/**
 * Whether staff confirm it before this takes a boat offline: the tablet that says so, which anybody may
 * carry away, has called two others unusable within the hour before; rules, Damage.
 */
export function waitsForStaff(
  earlier: readonly UnusableReport[],
  { boatId, at }: UnusableReport,
): boolean {
  const others = earlier
    .filter((one) => one.boatId !== boatId && differenceInMinutes(at, one.at) < 60)
    .map((one) => one.boatId);
  return new Set(others).size >= reportsAnHour;
}
