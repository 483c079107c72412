import type { StepTold } from "../../shared/incidents/alarm-ladder";
import type { SafetySettings } from "../../shared/settings/safety-settings";
import { rowerLateMail } from "../alarms/alarm-mails";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { queueMail } from "../mail/queue-mail";
import { getSafety } from "../settings/safety-settings-queries";
import { lockForBooking } from "../slots/booking-locks";
import type { Moment } from "../time/moment";
import { type CallSheet, getCallSheet } from "./call-sheet-queries";
import { findLateBoat, type LateBoat } from "./ladder-queries";
import { notifyStaff } from "./notify-staff";
import { queueAlert } from "./queue-alert";

/**
 * Tells of every boat that is out past its due time, each escalation step once; rules, On the
 * water. What fails for one boat is reported and holds up no other. Gives how many steps were told.
 */
export async function raiseAlarms(
  db: PrismaClient,
  onError: (error: unknown) => void,
  moment: Moment,
): Promise<number> {
  const { settings, loggedFrom } = await getSafety(db);
  if (!loggedFrom) return 0;
  const boatsOut = await db.outing.findMany({
    where: { landedAt: null },
    select: { boatId: true, booking: { select: { memberId: true } } },
  });
  let told = 0;
  for (const { boatId, booking } of boatsOut) {
    const boat = { boatId, memberId: booking.memberId };
    told += await raiseAlarm(db, boat, settings, moment).catch((error: unknown) => {
      onError(error);
      return 0;
    });
  }
  return told;
}

async function raiseAlarm(
  db: PrismaClient,
  { boatId, memberId }: { boatId: number; memberId: number },
  settings: SafetySettings,
  moment: Moment,
): Promise<number> {
  // Most boats are in time, and need no lock.
  if (!(await findLateBoat(db, boatId, settings.overdueAfter, moment))) return 0;
  return writing(db, async (tx) => {
    await lockForBooking(tx, boatId, memberId);
    const late = await findLateBoat(tx, boatId, settings.overdueAfter, moment);
    if (!late) return 0;
    const sheet = await getCallSheet(tx, late.out, moment);
    for (const step of late.steps)
      await notifyStep(tx, { late, rung: step, sheet }, settings, moment);
    return late.steps.length;
  });
}

/** What is told at one step, and of which boat. */
interface Told {
  late: LateBoat;
  rung: StepTold;
  sheet: CallSheet;
}

// Its row comes first: should another process have told this step, the database says no to all of
// it.
async function notifyStep(
  tx: Tx,
  { late, rung: step, sheet }: Told,
  settings: SafetySettings,
  moment: Moment,
) {
  const { at } = moment;
  const { bookingId } = late.out.outing;
  const row = { bookingId, dueAt: late.dueAt, ...step, createdAt: at };
  const { id: alarmId } = await tx.alarm.create({ data: row });
  if (settings.alertWebhook) await queueAlert(tx, { alarmId, told: step, sheet }, moment);
  if (step.rung === "rower") {
    for (const person of [sheet.rower, ...sheet.crew]) {
      const mail = rowerLateMail(person, sheet, moment.club);
      await queueMail(tx, person, { ...mail, alarmId }, at);
    }
  } else await notifyStaff(tx, { alarmId, rung: step.rung, sheet }, settings.dutyOfficer, moment);
}
