import { seatsLeft } from "../../shared/crew/crew-rules";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { LockedOuting } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { type CrewRow, listCrew, notEnded } from "./crew-queries";
import { endAsks } from "./end-asks";
import { notifyAsksOver } from "./notify-crew";

/**
 * The step after a seat was taken: no more stay open than there is room for, and one fewer where an open
 * one was `given`. Who asked for a seat that is left no more hears of it kindly. The caller holds the
 * outing.
 */
export async function closeFilledSeats(
  tx: Tx,
  outing: LockedOuting,
  { given }: { given: boolean },
  moment: Moment,
): Promise<void> {
  if (outing.openSeats === 0) return;
  const crew = notEnded(await listCrew(tx, outing.id));
  const left = seatsLeft({ ...outing, capacity: outing.boat.capacity }, crew);
  const open = Math.max(0, Math.min(left, outing.openSeats - (given ? 1 : 0)));
  if (open === outing.openSeats) return;
  await tx.booking.update({ where: { id: outing.id }, data: { openSeats: open } });
  if (open === 0) await refuseKindly(tx, outing, crew, moment);
}

async function refuseKindly(
  tx: Tx,
  outing: LockedOuting,
  crew: readonly CrewRow[],
  moment: Moment,
) {
  const asking = crew.filter(({ state }) => state === "asking");
  if (asking.length === 0) return;
  await endAsks(tx, outing.id, moment.at, "for a seat");
  const known = { id: outing.id, boat: outing.boat.name, ...spanOf(outing), rower: outing.member };
  await notifyAsksOver(tx, known, asking, "its seats are taken by now.", moment);
}
