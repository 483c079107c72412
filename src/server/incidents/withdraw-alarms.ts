import type { Rung } from "../../shared/incidents/alarm-ladder";
import type { Tx } from "../database/open-database";

/**
 * Keeps alarms about an outing from leaving that have not left yet, because the boat is back or due
 * later; those of one rung, where it is named. What is on its way meanwhile still arrives.
 */
export async function withdrawAlarms(
  tx: Tx,
  bookingId: number,
  at: Date,
  rung?: Rung,
): Promise<void> {
  const waiting = {
    alarm: { bookingId, ...(rung && { rung }) },
    ...{ sentAt: null, setAsideAt: null },
  };
  await tx.outboxMessage.updateMany({ where: waiting, data: { setAsideAt: at } });
  await tx.webhookCall.updateMany({ where: waiting, data: { setAsideAt: at } });
}
