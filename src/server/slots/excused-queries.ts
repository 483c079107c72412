import { isClosedFor } from "../../shared/closures/closure-span";
import { percentBack } from "../../shared/fair-use/late-cancelling";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Db } from "../database/open-database";
import { listClosures } from "../fleet/closure-queries";
import { spanOf } from "../fleet/span-of";
import type { Booking } from "../generated/prisma/client";
import { getClubSettings } from "../settings/club-settings-queries";
import { placedAt } from "./booking-view";

/**
 * Those of some bookings ahead that a closure touches, or that wait for their rower's answer because
 * boat or weather will not do: however late they are cancelled, everything comes back (rules, Fair use).
 */
export async function listExcused(
  db: Db,
  bookings: readonly Booking[],
  today: ClubDate,
): Promise<Set<number>> {
  const ahead = bookings.filter(
    ({ status, bookingDate }) => status === "confirmed" && fromDay(bookingDate) >= today,
  );
  if (ahead.length === 0) return new Set();
  const closures = await listClosures(db, today);
  const offers = await db.replacement.findMany({
    where: { choice: null, bookingId: { in: ahead.map(({ id }) => id) } },
    select: { bookingId: true, boatId: true, reason: true, createdAt: true },
  });
  const isExcused = (booking: Booking) =>
    closures.some((closure) => isClosedFor(spanOf(booking), closure)) ||
    offers.some(
      ({ bookingId, boatId, reason, createdAt }) =>
        bookingId === booking.id &&
        (reason === "no-go" || boatId === booking.boatId) &&
        createdAt >= placedAt(booking),
    );
  return new Set(ahead.filter(isExcused).map(({ id }) => id));
}

/** What comes back of a booking that its people cancel or leave now, in percent. */
export async function getPercentBack(db: Db, booking: Booking, now: ClubNow): Promise<number> {
  const excused = (await listExcused(db, [booking], now.today)).has(booking.id);
  return percentBack({ ...spanOf(booking), excused }, await getClubSettings(db), now);
}
