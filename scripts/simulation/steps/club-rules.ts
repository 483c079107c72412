import { addHours, differenceInMinutes } from "date-fns";
import { getClubSettings } from "../../../src/server/settings/club-settings-queries";
import { toQuarters } from "../../../src/shared/hours/quarters";
import { fromDay, mondayOf } from "../../../src/shared/time/club-dates";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";
import { writtenAt } from "../story";

// What the club's own rules of sharing and closing promise, worked out from the books by other means
// than the commands'. Only asked where one thing happened: of several at once nobody knows the
// order.

interface Outing {
  bookingDate: Date;
  startTime: string;
  duration: { toNumber: () => number };
}

interface Closure {
  startDate: Date;
  startTime: string;
  endDate: Date;
  endTime: string;
}

/** Somebody was given an outing: the club is open then, and they hold no more than each may. */
export async function expectAllowed(club: SimulatedClub, id: number, via: number): Promise<void> {
  if (club.isManyAtOnce) return;
  const outing = await club.books.booking.findUniqueOrThrow({ where: { id } });
  const closures = await club.books.closure.findMany();
  const closed = closures.find((one) => isWithin(outing, one));
  if (closed) throw new Broken("nobody is given an outing while the club is closed", { outing });
  if (outing.shortNotice) return;
  const { maxAhead, maxHoursPerWeek } = await getClubSettings(club.books);
  const counted = await club.books.booking.findMany({
    where: { memberId: outing.memberId, status: "confirmed", shortNotice: false },
  });
  const now = clockOf(club, via);
  const ahead = counted.filter((one) => startOf(one) > now).length;
  if (maxAhead !== null && ahead > maxAhead) {
    throw new Broken("nobody holds more bookings than each may", { outing, ahead, maxAhead });
  }
  const monday = mondayOf(fromDay(outing.bookingDate));
  const week = counted.filter(({ bookingDate }) => mondayOf(fromDay(bookingDate)) === monday);
  const hours = week.reduce((sum, { duration }) => sum + duration.toNumber(), 0);
  if (maxHoursPerWeek !== null && hours > maxHoursPerWeek) {
    throw new Broken("nobody holds more hours of a week than each may", { outing, hours });
  }
}

/** What each of a crew is charged of an outing, also those who left it and still pay. */
export const listParts = ({ books }: SimulatedClub, bookingId: number) =>
  books.crewEntry.findMany({ where: { bookingId, partQuarters: { gt: 0 } } });

/** Somebody cancelled: what stays charged of everyone's part is what the club says of late ones. */
export async function expectTrueReturn(
  club: SimulatedClub,
  id: number,
  { own, parts }: { own: boolean; parts: Awaited<ReturnType<typeof listParts>> },
  via: number,
) {
  if (club.isManyAtOnce) return;
  const outing = await club.books.booking.findUniqueOrThrow({ where: { id } });
  const { lateCancelReturn } = await getClubSettings(club.books);
  const charged = toQuarters(outing.hoursUsed.toNumber());
  const late = own && (await isLate(club, outing, via));
  const keptOf = (quarters: number) => Math.floor((quarters * (100 - lateCancelReturn)) / 100);
  const rowers = charged - parts.reduce((sum, { partQuarters }) => sum + partQuarters, 0);
  const keptOfCrew = parts.reduce(
    (sum, { endedAt, partQuarters, keptQuarters }) =>
      sum + (endedAt ? keptQuarters : keptOf(partQuarters)),
    0,
  );
  // What somebody keeps who left late stays so only where the whole is cancelled late.
  const kept = late && lateCancelReturn < 100 ? keptOf(rowers) + keptOfCrew : 0;
  if (toQuarters(outing.hoursKept.toNumber()) !== kept) {
    throw new Broken("a cancelling keeps what the club says, and no more", { outing, kept });
  }
}

/** Whether its rower would cancel it late now. */
export async function isLate(club: SimulatedClub, outing: Outing, via: number): Promise<boolean> {
  const { lateCancelMinutes } = await getClubSettings(club.books);
  return differenceInMinutes(startOf(outing), clockOf(club, via)) < lateCancelMinutes;
}

// As if the club's clock had no summer: its rules count by what the clock shows.
const shown = (day: string, time: string) => new Date(`${day}T${time}:00Z`);

function isWithin(outing: Outing, closure: Closure): boolean {
  const [begins, ends] = [startOf(outing), addHours(startOf(outing), outing.duration.toNumber())];
  const since = shown(fromDay(closure.startDate), closure.startTime);
  const until = shown(fromDay(closure.endDate), closure.endTime);
  return begins < until && ends > since;
}

const startOf = ({ bookingDate, startTime }: Outing) => shown(fromDay(bookingDate), startTime);

function clockOf(club: SimulatedClub, via: number): Date {
  const [day = "", time = ""] = writtenAt(club.process(via).clock.now()).split(" ");
  return shown(day, time);
}
