import { closureTimes } from "../../shared/closures/closure-span";
import { addDays, toDay } from "../../shared/time/club-dates";
import { clubSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { actorOf } from "../people/actor";
import type { Moment } from "../time/moment";
import type { DemoKey } from "./demo-accounts";

const regatta = { startTime: "08:00", endTime: "12:00", reason: "Junior regatta on the bay" };

/** Closes the club for a morning of next week, on which nobody has booked. */
export async function closeDemoClub(
  tx: Tx,
  people: ReadonlyMap<DemoKey, Member>,
  { at, now }: Moment,
): Promise<void> {
  const by = people.get("manager");
  if (!by) return;
  const date = addDays(now.today, 7);
  const day = toDay(date);
  const days = { startDate: day, endDate: day };
  await tx.closure.create({ data: { ...regatta, ...days, createdBy: by.id, createdAt: at } });
  const times = closureTimes({ ...regatta, startDate: date, endDate: date });
  const after = { reason: regatta.reason, cancelled: 0, left: 0 };
  await recordAct(tx, actorOf(by), "club closed", clubSubject(times), at, { after });
}
