import type { EscalationStep } from "../../shared/incidents/alarm-ladder";
import type { DutyOfficer } from "../../shared/incidents/alarm-settings";
import { isCrew, roleOf } from "../../shared/members/role";
import { overdueMail } from "../alarms/alarm-mails";
import { bookingSubject, memberSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { queueMail } from "../mail/queue-mail";
import { actorOf, nobody } from "../people/actor";
import { actingStaff, findMemberByEmail } from "../people/member-queries";
import type { Moment } from "../time/moment";
import type { CallSheet } from "./call-sheet-queries";

interface Alarm {
  alarmId: number;
  rung: Exclude<EscalationStep, "rower">;
  sheet: CallSheet;
}

/**
 * Puts the call sheet to those of a step in the outbox: the duty officer, or managers and admins.
 */
export async function notifyStaff(
  tx: Tx,
  { alarmId, rung: step, sheet }: Alarm,
  officer: DutyOfficer | null,
  moment: Moment,
): Promise<void> {
  const { at, club } = moment;
  const account = officer && (await findMemberByEmail(tx, officer.email));
  const opensIncident = account && isCrew(roleOf(account));
  const mail = { ...overdueMail(sheet, club), alarmId };
  if (step === "dutyOfficer" && officer && !opensIncident) {
    return notifyOutsider(tx, { alarmId, sheet }, { officer, account }, moment);
  }
  const readers: Member[] =
    step === "dutyOfficer" && opensIncident
      ? [account]
      : await tx.member.findMany({ where: actingStaff, orderBy: { id: "asc" } });
  for (const reader of readers) await queueMail(tx, reader, mail, at);
}

// Whoever cannot open the incident gets the emergency contacts along, which counts as a look at them.
async function notifyOutsider(
  tx: Tx,
  { alarmId, sheet }: Omit<Alarm, "rung">,
  { officer, account }: { officer: DutyOfficer; account: Member | null },
  { at, club }: Moment,
) {
  const { bookingId, rower, crew, boat } = sheet;
  const mail = { ...overdueMail(sheet, club, "with contacts"), alarmId };
  await queueMail(tx, account ?? officer.email, mail, at);
  const subject = bookingSubject(bookingId, { member: rower, boat: { name: boat } });
  const reader = account ? actorOf(account) : { ...nobody, name: officer.name };
  for (const whose of [subject, ...crew.map(memberSubject)]) {
    await recordAct(tx, reader, "emergency contact seen", whose, at, { after: { kind: "mail" } });
  }
}
