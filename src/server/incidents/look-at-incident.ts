import { subMinutes } from "date-fns";
import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { bookingSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getIncident, getIncidentRow } from "./incident-queries";
import type { IncidentRow } from "./incident-view";
import { findWind } from "./wind-queries";

/** Whoever reads an incident again so soon still has it before them: that is one look. */
const sameLookMinutes = 10;

/**
 * An incident with the rower's emergency contact, which goes into the trail. Refuses
 * INCIDENT_NOT_FOUND.
 */
export async function lookAtIncident(
  db: PrismaClient,
  bookingId: number,
  by: SignedInActor,
  moment: Moment,
): Promise<LookedAtIncident> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const row = await getIncidentRow(tx, bookingId);
    await noteLook(tx, row, by, at);
    const { emergencyContactName: name, emergencyContactPhone: phone } = row.booking.member;
    const incident = await getIncident(tx, bookingId, moment);
    return { ...incident, emergencyContact: { name, phone }, wind: await findWind(tx, moment) };
  });
}

async function noteLook(tx: Tx, { booking }: IncidentRow, by: SignedInActor, at: Date) {
  const act = "emergency contact seen";
  const subject = bookingSubject(booking.id, booking);
  const before = await tx.auditEntry.findFirst({
    where: {
      act,
      actorId: by.id,
      subjectType: subject.type,
      subjectId: booking.id,
      createdAt: { gt: subMinutes(at, sameLookMinutes) },
    },
  });
  if (!before) await recordAct(tx, by, act, subject, at, { after: { kind: "screen" } });
}
