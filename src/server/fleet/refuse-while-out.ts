import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import { findBoatOut } from "./boat-out-queries";

/**
 * Refuses ALREADY_LAUNCHED where one of a boat's bookings is out on the water, or continues an
 * outing that is. The caller holds the boat's lock.
 */
export async function refuseWhileOut(
  tx: Tx,
  boatId: number,
  bookingIds: readonly number[],
): Promise<void> {
  const out = await findBoatOut(tx, boatId);
  const isOut = out?.bookings.some(({ id }) => bookingIds.includes(id));
  if (isOut) throw new Refusal("ALREADY_LAUNCHED");
}
