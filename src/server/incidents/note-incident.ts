import { max } from "date-fns";
import type { IncidentAnswer, IncidentNoteInput } from "../../shared/incidents/incident-schemas";
import { Refusal } from "../../shared/refusals";
import { callOffAlarms } from "../alarms/call-off-alarms";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import { lockForBooking } from "../slots/booking-locks";
import type { Moment } from "../time/moment";
import { getIncident, getIncidentRow } from "./incident-queries";
import { type IncidentRow, lastAlarm, stateOf } from "./incident-view";

/**
 * Somebody sees to a boat that is overdue: silence for 30 minutes, then everyone hears again if it is
 * still out. Refuses INCIDENT_NOT_FOUND, and INCIDENT_OVER once it is landed or closed.
 */
export const acknowledgeIncident = (
  db: PrismaClient,
  input: IncidentNoteInput,
  by: SignedInActor,
  moment: Moment,
): Promise<IncidentAnswer> =>
  whileOut(db, input.bookingId, moment, async (tx, row, isClosed) => {
    if (isClosed) throw new Refusal("INCIDENT_OVER");
    await writeNote(tx, row, { act: "acknowledged", note: input.note }, by, moment.at);
  });

/**
 * An admin ends an incident whose boat has not been landed; closing it again changes nothing. Refuses
 * INCIDENT_NOT_FOUND, and INCIDENT_OVER once the boat has landed.
 */
export const closeIncident = (
  db: PrismaClient,
  { bookingId, note }: IncidentNoteInput,
  by: SignedInActor,
  moment: Moment,
): Promise<IncidentAnswer> =>
  whileOut(db, bookingId, moment, async (tx, row, isClosed) => {
    if (isClosed) return;
    await writeNote(tx, row, { act: "closed", note }, by, moment.at);
    await callOffAlarms(tx, bookingId, { closedBy: by.name, note }, moment.at);
  });

/** Does something about an incident under its locks, unless the boat is back, and answers it. */
async function whileOut(
  db: PrismaClient,
  bookingId: number,
  moment: Moment,
  act: (tx: Tx, row: IncidentRow, isClosed: boolean) => Promise<void>,
): Promise<IncidentAnswer> {
  return writing(db, async (tx) => {
    const row = await lockIncident(tx, bookingId);
    const state = stateOf(row, moment.at);
    if (state === "landed") throw new Refusal("INCIDENT_OVER");
    await act(tx, row, state === "closed");
    return { incident: await getIncident(tx, bookingId, moment) };
  });
}

/** Takes the incident's boat and rower, so that nothing is raised or landed meanwhile. */
async function lockIncident(tx: Tx, bookingId: number): Promise<IncidentRow> {
  const { booking } = await getIncidentRow(tx, bookingId);
  await lockForBooking(tx, booking.boatId, booking.memberId);
  return getIncidentRow(tx, bookingId);
}

async function writeNote(
  tx: Tx,
  row: IncidentRow,
  { act, note }: { act: "acknowledged" | "closed"; note: string },
  by: SignedInActor,
  at: Date,
) {
  const { bookingId, booking } = row;
  const dueTimes = [lastAlarm(row), ...row.incidentNotes].map(({ dueAt }) => dueAt);
  await tx.incidentNote.create({
    data: { bookingId, dueAt: max(dueTimes), act, note, memberId: by.id, createdAt: at },
  });
  const subject = bookingSubject(bookingId, booking);
  await recordAct(tx, by, `incident ${act}`, subject, at, { after: { note } });
}
