import { bookingCostQuarters } from "../../shared/bookings/booking-cost";
import { lotValidityDays, planSpending } from "../../shared/hours/lots";
import { isUnlimited, toQuarters, unlimitedHours } from "../../shared/hours/quarters";
import type { BookingSpan } from "../../shared/time/booking-span";
import { addDays } from "../../shared/time/club-dates";
import type { Prisma, Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import { credit, openAccount } from "../hours/ledger";
import { addMember } from "../members/add-member";
import { recordBooking } from "../slots/record-booking";
import type { Moment } from "../time/moment";

// What tests and the demo data are built from: real rows, through the same ledger as the commands.

/** A member with hours to spend; approved and active unless said otherwise. */
export async function buildMember(
  tx: Tx,
  data: Pick<Prisma.MemberUncheckedCreateInput, "email" | "password"> &
    Partial<Prisma.MemberUncheckedCreateInput>,
  hours: number,
  moment: Moment,
): Promise<Member> {
  const member = await addMember(
    tx,
    {
      firstName: "Robin",
      lastName: "Marsh",
      phone: "250-555-0100",
      address: "12 Beach Drive",
      city: "Victoria",
      approvalStatus: "approved",
      membershipStatus: "active",
      temporaryPassword: false,
      ...data,
    },
    moment,
  );
  if (hours > 0) await buildHours(tx, member.id, hours, moment);
  return member;
}

/** A lot of hours that lasts a year, or for ever when there are a million. */
export async function buildHours(tx: Tx, memberId: number, hours: number, moment: Moment) {
  const { at } = moment;
  const { today } = moment.now;
  const { balanceQuarters } = await openAccount(tx, memberId, moment);
  await credit(tx, {
    memberId,
    quarters: toQuarters(hours),
    expiresOn: isUnlimited(hours) ? null : addDays(today, lotValidityDays),
    balanceQuarters,
    reason: isUnlimited(hours) ? "Unlimited membership" : "Opening balance",
    actorId: null,
    at,
  });
}

export async function buildBoat(tx: Tx, data: Partial<Prisma.BoatUncheckedCreateInput> = {}) {
  return tx.boat.create({
    data: {
      name: 'Solo 14 "Tern"',
      category: "single",
      capacity: 2,
      lockCode: "4021",
      ...data,
    },
  });
}

/** A confirmed booking, charged; it may lie in the past, which no verb allows. Gives its id. */
export async function buildBooking(
  tx: Tx,
  { boat, member, span }: { boat: Boat; member: Member; span: BookingSpan },
  moment: Moment,
): Promise<number> {
  const { lots, balanceQuarters } = await openAccount(tx, member.id, moment);
  const free = balanceQuarters >= toQuarters(unlimitedHours);
  const cost = free ? 0 : bookingCostQuarters(boat.category, span.duration, moment.club);
  const charges = planSpending(lots, cost, moment.now.today);
  if (!charges) throw new Error(`${member.email} cannot pay for ${cost / 4} hours`);
  return recordBooking(tx, {
    boat,
    memberId: member.id,
    span,
    charges,
    balanceQuarters,
    createdBy: member.id,
    at: moment.at,
  });
}
