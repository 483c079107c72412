import { partQuarters } from "../../shared/crew/parts";
import { toQuarters } from "../../shared/hours/quarters";
import type { Booking } from "../generated/prisma/client";

/** What each pays who comes along, in quarters: nobody's part changes by what others do. */
export function partOf({
  hoursUsed,
  hoursWaived,
  share,
  ways,
}: Pick<Booking, "hoursUsed" | "hoursWaived" | "share" | "ways">): number {
  const cost = hoursUsed.toNumber() + hoursWaived.toNumber();
  return partQuarters({ costQuarters: toQuarters(cost), share, ways });
}
