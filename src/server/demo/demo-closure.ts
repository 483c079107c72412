import { closureTimes } from "../../shared/closures/closure-span";
import { addDays, toDay } from "../../shared/time/club-dates";
import { clubSubject, recordAct } from "../audit/record-act";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { actorOf } from "../people/actor";
import type { Moment } from "../time/moment";
import { type DemoClub, named } from "./demo-club";
import { openDay } from "./demo-outings";
import type { DemoKey } from "./demo-people";

/** Closes the club for a morning of next week, on which nobody has booked. */
export async function closeDemoClub(
  tx: Tx,
  { regatta: reason }: DemoClub,
  people: ReadonlyMap<DemoKey, Member>,
  moment: Moment,
): Promise<void> {
  const { at, now } = moment;
  const by = named(people, "manager");
  const regatta = { startTime: "08:00", endTime: "12:00", reason };
  const date = addDays(now.today, openDay(7, moment));
  const day = toDay(date);
  const days = { startDate: day, endDate: day };
  await tx.closure.create({ data: { ...regatta, ...days, createdBy: by.id, createdAt: at } });
  const times = closureTimes({ ...regatta, startDate: date, endDate: date }, moment.club);
  const after = { reason, cancelled: 0, left: 0 };
  await recordAct(tx, actorOf(by), "club closed", clubSubject(times), at, { after });
}
