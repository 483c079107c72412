import { subMinutes } from "date-fns";
import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { bookingSubject, memberSubject, recordAct } from "../audit/record-act";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import type { Member } from "../generated/prisma/client";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { getIncident, getIncidentRow } from "./incident-queries";
import { crewOut, type IncidentRow } from "./incident-view";
import { findWind } from "./wind-queries";

/** Whoever reads an incident again so soon still has it before them: that is one look. */
const sameLookMinutes = 10;

/**
 * An incident with the emergency contacts of rower and crew, which goes into the trail for each. Refuses
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
    return {
      ...(await getIncident(tx, bookingId, moment)),
      emergencyContact: contactOf(row.booking.member),
      crewContacts: crewOut(row).map(contactOf),
      wind: await findWind(tx, moment),
    };
  });
}

const contactOf = ({ emergencyContactName: name, emergencyContactPhone: phone }: Member) => ({
  name,
  phone,
});

async function noteLook(tx: Tx, row: IncidentRow, by: SignedInActor, at: Date) {
  const { booking } = row;
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
  if (before) return;
  for (const whose of [subject, ...crewOut(row).map(memberSubject)]) {
    await recordAct(tx, by, act, whose, at, { after: { kind: "screen" } });
  }
}
