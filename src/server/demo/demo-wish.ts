import { addDays, toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import type { DemoKey } from "./demo-accounts";
import type { DemoBoatKey } from "./demo-boats";

/** Somebody waits for the Solo on the day that is fully booked. */
export async function wishInDemo(
  tx: Tx,
  { boats, people }: { boats: Map<DemoBoatKey, Boat>; people: Map<DemoKey, Member> },
  { at, now }: Moment,
): Promise<void> {
  const [boat, member] = [boats.get("heron"), people.get("manager")];
  if (!boat || !member) throw new Error("The demo club lacks a boat or a member.");
  await tx.wish.create({
    data: {
      memberId: member.id,
      place: 1,
      kind: "boat",
      boatId: boat.id,
      bookingDate: toDay(addDays(now.today, 5)),
      from: "06:00",
      to: "07:00",
      duration: 1,
      createdAt: at,
    },
  });
}
