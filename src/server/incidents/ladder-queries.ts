import { ladderDueAt, type StepTold, stepsToTell } from "../../shared/incidents/alarm-ladder";
import type { Db } from "../database/open-database";
import { type BoatOut, findBoatOut } from "../fleet/boat-out-queries";
import type { Moment } from "../time/moment";

/** A boat that is out past its due time, and whom to tell of it now. */
export interface LateBoat {
  out: BoatOut;
  /** the due time that the ladder goes by */
  dueAt: Date;
  steps: StepTold[];
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
  const { bookingId } = out.outing;
  const alarms = await db.alarm.findMany({ where: { bookingId } });
  const notes = await db.incidentNote.findMany({ where: { bookingId } });
  const beyondRower = alarms.filter(({ rung: step }) => step !== "rower");
  const dueAt = ladderDueAt(clock.instantOf(out.bookings[0].bookingDate, out.due), {
    alarmed: dueTimes(beyondRower),
    closed: dueTimes(notes.filter(({ act }) => act === "closed")),
  });
  const since = notes.filter((note) => note.dueAt >= dueAt);
  const facts = {
    dueAt,
    after,
    told: alarms.filter((alarm) => alarm.dueAt.getTime() === dueAt.getTime()),
    acknowledgedAt: since
      .filter(({ act }) => act === "acknowledged")
      .map(({ createdAt }) => createdAt),
    closed: since.some(({ act }) => act === "closed"),
  };
  const steps = stepsToTell(facts, at);
  return steps.length ? { out, dueAt, steps } : null;
}

const dueTimes = (rows: readonly { dueAt: Date }[]) => rows.map(({ dueAt }) => dueAt);
