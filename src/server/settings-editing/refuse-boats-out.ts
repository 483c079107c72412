import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";

/** BOATS_STILL_OUT while any is, with `field` where one is to blame; expects the whole fleet's locks. */
export async function refuseBoatsOut(tx: Tx, field?: string): Promise<void> {
  const out = await tx.outing.findMany({
    where: { landedAt: null },
    select: { booking: { select: { boat: { select: { name: true } } } } },
    orderBy: { launchedAt: "asc" },
  });
  if (out.length === 0) return;
  const names = out.map(({ booking }) => booking.boat.name).join(", ");
  const sentence = `Still out: ${names}. Please note their return first.`;
  throw new Refusal("BOATS_STILL_OUT", sentence, field);
}
