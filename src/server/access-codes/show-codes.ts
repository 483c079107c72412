import type { CodesShown } from "../../shared/access-codes/codes-schemas";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { isCrew } from "../../shared/members/role";
import type { AccessCodesView } from "../../shared/settings/club-settings";
import { addDays, toDay } from "../../shared/time/club-dates";
import type { Db, Prisma, PrismaClient } from "../database/open-database";
import { outingsOf, withPeople } from "../fleet/outing-participants";
import type { SignedInActor } from "../people/actor";
import { getClubSettings } from "../settings/club-settings-queries";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { booked } from "../slots/booked";
import { codesOfBooking, type OwnBooking, toMemberBookingView } from "../slots/booking-view";
import { listExcused } from "../slots/excused-queries";
import type { Moment } from "../time/moment";
import { noteShown } from "./note-shown";

/**
 * The bookings that a member has, in whatever role, the latest outing first, with the lock codes that
 * are shown now. What is shown for the first time is noted.
 */
export async function showBookings(
  db: PrismaClient,
  by: SignedInActor,
  moment: Moment,
): Promise<MemberBookingView[]> {
  const { codesShown } = await getSafetySettings(db);
  const bookings = await listOwn(db, by.id);
  if (codesShown !== "atBooking") {
    await noteShown(db, bookings.filter(showing(by.id, codesShown, moment)), by, moment.at);
  }
  const excused = await listExcused(db, bookings, moment.now.today);
  return bookings.map((booking) =>
    toMemberBookingView(booking, by.id, codesShown, moment, excused.has(booking.id)),
  );
}

/** The codes of gate, shed and washroom: always for crew, for members while a booking shows them. */
export async function showClubCodes(
  db: PrismaClient,
  by: SignedInActor,
  moment: Moment,
): Promise<Pick<AccessCodesView, "access" | "codesShown">> {
  const { codesShown } = await getSafetySettings(db);
  if (isCrew(by.role)) return { access: await getClubSettings(db), codesShown };
  // A boat that is not back shows its codes past midnight.
  const since = { gte: toDay(addDays(moment.now.today, -1)) };
  const bookings = await listOwn(db, by.id, { bookingDate: since });
  const shown = bookings.filter(showing(by.id, codesShown, moment));
  if (shown.length === 0) return { access: null, codesShown };
  if (codesShown !== "atBooking") await noteShown(db, shown, by, moment.at);
  return { access: await getClubSettings(db), codesShown };
}

const listOwn = async (db: Db, memberId: number, where: Prisma.BookingWhereInput = {}) =>
  db.booking.findMany({
    where: { AND: [await outingsOf(db, memberId), where, booked] },
    include: {
      ...withPeople,
      boat: { select: { id: true, name: true, lockCode: true, capacity: true } },
      outing: { select: { launchedAt: true, landedAt: true } },
      codesSeen: true,
    },
    orderBy: [{ bookingDate: "desc" }, { startTime: "desc" }, { id: "desc" }],
  });

const showing =
  (memberId: number, codesShown: CodesShown, moment: Moment) => (booking: OwnBooking) =>
    codesOfBooking(booking, memberId, codesShown, moment) === "shown";
