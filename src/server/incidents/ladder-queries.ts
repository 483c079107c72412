import { addMinutes } from "date-fns";
import { type RungTold, rungsToTell } from "../../shared/incidents/alarm-ladder";
import type { Db } from "../database/open-database";
import { type BoatOut, findBoatOut } from "../fleet/boat-out-queries";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";

/** A boat that is out past its due time, and whom to tell of it now. */
export interface LateBoat {
  out: BoatOut;
  dueAt: Date;
  rungs: RungTold[];
}

/** The late boat, if there is somebody to tell; `after` is the setting `overdueAfter`. */
export async function findLateBoat(
  db: Db,
  boatId: number,
  after: readonly number[],
  { at, clock }: Moment,
): Promise<LateBoat | null> {
  const out = await findBoatOut(db, boatId);
  if (!out) return null;
  const dueAt = dueAtOf(out, clock);
  if (addMinutes(dueAt, after[0] ?? 0) > at) return null;
  const { bookingId } = out.outing;
  const told = await db.alarm.findMany({ where: { bookingId, dueAt } });
  const notes = await db.incidentNote.findMany({ where: { bookingId, dueAt } });
  const acknowledged = notes.filter(({ act }) => act === "acknowledged");
  const facts = {
    dueAt,
    after,
    told,
    acknowledgedAt: acknowledged.map(({ createdAt }) => createdAt),
    closed: notes.some(({ act }) => act === "closed"),
  };
  const rungs = rungsToTell(facts, at);
  return rungs.length ? { out, dueAt, rungs } : null;
}

/** The instant at which a boat is due. */
const dueAtOf = ({ bookings: [head], due }: BoatOut, clock: ClubClock): Date =>
  clock.instantOf(head.bookingDate, due);
