import { hoursOn } from "../../shared/profile/day-hours";
import { fromMinutes, toMinutes } from "../../shared/time/clock-times";
import { addDays, toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { type DemoClub, named } from "./demo-club";
import { bookedOutOn } from "./demo-outings";
import type { DemoKey } from "./demo-people";

/** Somebody waits for a boat on the day that is fully booked. */
export async function waitInDemo(
  tx: Tx,
  { bookedOut }: DemoClub,
  { boats, people }: { boats: ReadonlyMap<string, Boat>; people: ReadonlyMap<DemoKey, Member> },
  moment: Moment,
): Promise<void> {
  const { at, now, club } = moment;
  const date = addDays(now.today, bookedOutOn(moment));
  const hours = hoursOn(date, club);
  if (!hours) return;
  const from = toMinutes(hours.opens) + 60;
  await tx.waitlistEntry.create({
    data: {
      memberId: named(people, "manager").id,
      place: 1,
      kind: "boat",
      boatId: named(boats, bookedOut).id,
      bookingDate: toDay(date),
      from: fromMinutes(from),
      to: fromMinutes(from + 60),
      duration: 1,
      createdAt: at,
    },
  });
}
