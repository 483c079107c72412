import { byMember } from "../taps/taps";
import { useTaps } from "../taps/use-taps";
import type { DockOuting } from "./outing-now";
import { withTaps } from "./with-taps";

/** A member's outings as they will be once what was pressed on this device has reached the club. */
export function useTappedOutings<Outing extends DockOuting>(
  memberId: number,
  outings: readonly Outing[],
): Outing[] {
  const taps = useTaps(byMember(memberId));
  return outings.map((outing) => withTaps(outing, taps));
}
