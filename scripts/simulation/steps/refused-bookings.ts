import type { Prisma } from "../../../src/server/database/open-database";
import { testMoment } from "../../../src/server/testing/test-moment";
import { bookingCostQuarters } from "../../../src/shared/bookings/booking-cost";
import { type ClubDate, toDay } from "../../../src/shared/time/club-dates";
import type { Answer } from "../asking";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import type { Wish } from "./wish";

/** Nobody hears that a time is taken, or that hours are missing, when they are not. */
export async function expectTrueRefusal(
  club: SimulatedClub,
  wish: Wish & { memberId: number; today: ClubDate },
  { code }: Answer,
): Promise<void> {
  if (club.isManyAtOnce) return;
  const { memberId } = wish;
  if (code === "SLOT_TAKEN" && !(await overlaps(club, wish, { boatId: wish.boat }))) {
    throw new Broken("a time that is free is not said to be taken", wish);
  }
  if (code === "OWN_OVERLAP" && !(await overlaps(club, wish, aboard(memberId)))) {
    throw new Broken("nobody is told of an own booking they do not have", wish);
  }
  if (code === "NOT_ENOUGH_HOURS" && (await canPay(club, wish))) {
    throw new Broken("whoever has the hours may spend them", wish);
  }
}

/** Outings of somebody in whatever role. */
const aboard = (memberId: number): Prisma.BookingWhereInput => ({
  OR: [{ memberId }, { crew: { some: { memberId, state: "in", endedAt: null } } }],
});

async function overlaps(
  club: SimulatedClub,
  { day, start, hours }: Wish,
  where: Prisma.BookingWhereInput,
): Promise<boolean> {
  const bookings = await club.books.booking.findMany({
    where: { ...where, bookingDate: toDay(day), status: "confirmed" },
  });
  const from = hoursOf(start);
  return bookings.some(({ startTime, duration }) => {
    const other = hoursOf(startTime);
    return other < from + hours && from < other + Number(duration);
  });
}

const hoursOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

async function canPay(
  club: SimulatedClub,
  { boat, hours, memberId, today }: Wish & { memberId: number; today: ClubDate },
) {
  const { category } = await club.books.boat.findUniqueOrThrow({ where: { id: boat } });
  const { _sum } = await club.books.hourLot.aggregate({
    where: { memberId, OR: [{ expiresOn: null }, { expiresOn: { gte: toDay(today) } }] },
    _sum: { remainingQuarters: true },
  });
  return (_sum.remainingQuarters ?? 0) >= bookingCostQuarters(category, hours, testMoment().club);
}
