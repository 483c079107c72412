import { addMinutes } from "date-fns";
import { defaultSafetySettings } from "../../shared/settings/safety-settings";
import { endTime } from "../../shared/time/clock-times";
import { toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { type DemoClub, named } from "./demo-club";
import { overdueOutings } from "./demo-outings";
import type { DemoKey } from "./demo-people";

/** Takes the landing of the demo's overdue boat out of the log, and tells its rower and the manager. */
export async function leaveDemoBoatOut(
  tx: Tx,
  demo: DemoClub,
  people: ReadonlyMap<DemoKey, Member>,
  moment: Moment,
): Promise<void> {
  const { now, clock } = moment;
  const [late] = overdueOutings(demo, moment);
  if (!late) return;
  const found = await tx.booking.findFirst({
    where: {
      bookingDate: toDay(now.today),
      startTime: late.startTime,
      status: "confirmed",
      memberId: named(people, late.who).id,
    },
    include: { member: true },
  });
  if (!found) return;
  await tx.member.update({
    where: { id: found.memberId },
    data: {
      emergencyContactName: "Ravi Patel",
      emergencyContactPhone: `${demo.home.phonesBegin}0177`,
    },
  });
  const { id: bookingId, member } = found;
  const out = { landedAt: null, landHeardAt: null, kilometres: null, aboard: ["Robin"] };
  const launchedAt = clock.instantOf(now.today, late.startTime);
  const launch = { bookingId, boatId: found.boatId, launchedAt, launchHeardAt: launchedAt };
  await tx.outing.upsert({
    where: { bookingId },
    create: { ...launch, ...out, plan: demo.plan },
    update: { ...out, plan: demo.plan },
  });
  const { startTime, duration } = spanOf(found);
  const dueAt = clock.instantOf(now.today, endTime(startTime, duration));
  const readers = { rower: member.email, dutyOfficer: named(people, "manager").email };
  for (const [step, rung] of (["rower", "dutyOfficer"] as const).entries()) {
    const toldAt = addMinutes(dueAt, defaultSafetySettings.overdueAfter[step] ?? 0);
    const mail = {
      kind: rung === "rower" ? "late boat" : "overdue boat",
      recipient: readers[rung],
      subject: "A boat of the demo club is overdue",
      text: "Made up for the demo club.",
      createdAt: toldAt,
      nextAttemptAt: toldAt,
      sentAt: toldAt,
      attempts: 1,
    };
    const told = { bookingId, dueAt, rung, createdAt: toldAt };
    await tx.alarm.create({ data: { ...told, mails: { create: mail } } });
  }
}
