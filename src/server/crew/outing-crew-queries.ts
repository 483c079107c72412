import type { OutingCrewView } from "../../shared/crew/crew-schemas";
import { planLeaving } from "../../shared/crew/parts";
import { keptQuarters } from "../../shared/fair-use/late-cancelling";
import { isUnlimited, toHours, toQuarters } from "../../shared/hours/quarters";
import { isCrew } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { Db } from "../database/open-database";
import type { Booking } from "../generated/prisma/client";
import { getBalance } from "../hours/account-queries";
import type { SignedInActor } from "../people/actor";
import { booked } from "../slots/booked";
import { getPercentBack } from "../slots/excused-queries";
import type { Moment } from "../time/moment";
import { type CrewRow, listCrew, notEnded, toCrewViews } from "./crew-queries";
import { partOf } from "./part-of";
import { listRowedWith } from "./rowed-with-queries";

/** A booking's crew for its rower, whoever is in, and staff. Refuses BOOKING_NOT_FOUND. */
export async function getOutingCrew(
  db: Db,
  id: number,
  by: SignedInActor,
  moment: Moment,
): Promise<OutingCrewView> {
  const booking = await db.booking.findUnique({ where: { id, ...booked } });
  const crew = booking ? notEnded(await listCrew(db, id)) : [];
  const own = crew.find(({ memberId, state }) => memberId === by.id && state === "in");
  if (!booking || !(booking.memberId === by.id || own || isCrew(by.role))) {
    throw new Refusal("BOOKING_NOT_FOUND");
  }
  return {
    crew: toCrewViews(crew, booking, by),
    share: booking.share === "equal" ? "equal" : "mine",
    ways: booking.ways,
    part: toHours(partOf(booking)),
    open: booking.openSeats,
    ...(booking.memberId === by.id && { rowedWith: await listRowedWith(db, by.id, id) }),
    ...(own && {
      ownEntry: own.id,
      backOnLeaving: await backOnLeaving(db, booking, own, moment),
    }),
  };
}

/** What somebody would have back who leaves now, in balance hours; null where their part stays paid. */
async function backOnLeaving(db: Db, booking: Booking, own: CrewRow, { now }: Moment) {
  const percent = await getPercentBack(db, booking, now);
  const spendable = await getBalance(db, booking.memberId, now.today);
  const { partQuarters } = own;
  const rower = { spendable: toQuarters(spendable), unlimited: isUnlimited(spendable) };
  const kept = keptQuarters(partQuarters, percent);
  const { back, staysPaid } = planLeaving(partQuarters, kept, rower, false);
  return staysPaid > 0 ? null : toHours(back);
}
