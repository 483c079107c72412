import { subHours } from "date-fns";
import { damageNumbers } from "../../shared/damage/damage-numbers";
import { rowedLately } from "../../shared/damage/rowed-lately";
import { isCrew } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import { addDays, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import type { Db } from "../database/open-database";
import { outingsOf } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";

/**
 * Refuses NOT_ROWED_LATELY whoever may not report damage: staff and the tablet at the dock may, and
 * a member whose outing is not longer ago than 48 hours; on this boat, or on any where none is named.
 */
export async function refuseReporter(
  db: Db,
  by: Actor,
  now: ClubNow,
  boatId?: number,
): Promise<void> {
  if (by.isDevice || isCrew(by.role)) return;
  const bookings = await db.booking.findMany({
    where: {
      AND: [
        await outingsOf(db, by.id ?? 0),
        { OR: [{ status: "confirmed" }, { outing: { isNot: null } }] },
      ],
      ...(boatId !== undefined && { boatId }),
      bookingDate: { gte: toDay(addDays(now.today, -3)), lte: toDay(now.today) },
    },
  });
  if (!bookings.some((booking) => rowedLately(spanOf(booking), now))) {
    throw new Refusal("NOT_ROWED_LATELY");
  }
}

/**
 * Refuses TOO_MANY_REPORTS the eleventh report of a person's day, and the twenty-first of a tablet's
 * hour. The caller holds the boat's lock, or asks only whether it is worth going on.
 */
export async function refuseTooMany(
  db: Db,
  { id, name, isDevice }: Actor,
  { at, now, clock }: Moment,
): Promise<void> {
  if (isDevice) {
    const where = { deviceName: name, createdAt: { gt: subHours(at, 1) } };
    if ((await db.damageEntry.count({ where })) >= damageNumbers.reportsAnHour) {
      throw new Refusal("TOO_MANY_REPORTS", tooManyHere);
    }
  }
  if (id === null) return;
  const reported = await db.damageEntry.count({
    where: { memberId: id, createdAt: { gte: clock.instantOf(now.today, "00:00") } },
  });
  if (reported >= damageNumbers.reportsADay) throw new Refusal("TOO_MANY_REPORTS");
}

const tooManyHere =
  `This tablet has reported damage ${damageNumbers.reportsAnHour} times within an hour. ` +
  "Please tell a manager of any more.";

/** Refuses PHOTOS_FULL where the boat's open report has no place for a photo. */
export async function refuseFullReport(db: Db, boatId: number): Promise<void> {
  const photos = await db.damagePhoto.count({ where: { report: { boatId, resolvedAt: null } } });
  if (photos >= damageNumbers.photosPerReport) {
    throw new Refusal("PHOTOS_FULL", undefined, "photo");
  }
}
