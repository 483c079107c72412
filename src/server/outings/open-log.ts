import { Refusal } from "../../shared/refusals";
import type { Statements } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { holdOutingLog } from "../locks";
import { lockForBooking } from "../slots/booking-locks";

/**
 * Takes a booking's boat and rower, and keeps the outing log open for this transaction. Refuses LOG_OFF;
 * takes the settings' share.
 */
export async function openLog(
  tx: Statements,
  { boatId, memberId }: Pick<Booking, "boatId" | "memberId">,
) {
  const locked = await lockForBooking(tx, boatId, memberId);
  if (!(await holdOutingLog(tx))) throw new Refusal("LOG_OFF");
  return locked;
}
