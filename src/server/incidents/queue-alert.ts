import { bookingReference } from "../../shared/bookings/booking-reference";
import type { StepTold } from "../../shared/incidents/alarm-ladder";
import { fullName } from "../../shared/members/full-name";
import type { Tx } from "../database/open-database";
import type { Moment } from "../time/moment";
import type { CallSheet } from "./call-sheet-queries";

/**
 * Puts an alarm to the club's own webhook in line. It names nobody but the rower, and holds no words
 * that people wrote: no contact, phone number or e-mail is in it.
 */
export async function queueAlert(
  tx: Tx,
  { alarmId, told, sheet }: { alarmId: number; told: StepTold; sheet: CallSheet },
  { at, clock, club }: Moment,
): Promise<void> {
  const { bookingId, boatId, boat, rower, crew, aboard, day, launched, due } = sheet;
  const body = JSON.stringify({
    id: alarmId,
    event: "outing.overdue",
    createdAt: at.toISOString(),
    data: {
      bookingId,
      reference: bookingReference(bookingId, club),
      boat: { id: boatId, name: boat },
      rower: { id: rower.id, name: fullName(rower) },
      peopleAboard: aboard.length + crew.length + 1,
      launchedAt: clock.instantOf(day, launched).toISOString(),
      dueAt: clock.instantOf(day, due).toISOString(),
      rung: told.rung,
      again: told.round > 0,
    },
  });
  await tx.webhookCall.create({ data: { alarmId, body, createdAt: at, nextAttemptAt: at } });
}
