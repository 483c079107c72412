import { toDay } from "../../shared/time/club-dates";
import type { WishView } from "../../shared/waitlist/wish-schemas";
import type { Db, Prisma } from "../database/open-database";
import type { Moment } from "../time/moment";
import { toWishView } from "./wish-view";

/** A wish with the slot that is held for it now, if one is. */
export const withOffer = (at: Date) =>
  ({
    offers: {
      where: { booking: { status: "held", heldUntil: { gt: at } } },
      include: { booking: true },
    },
  }) satisfies Prisma.WishInclude;

/** A member's wishes from today on, those that have ended as well, the soonest first. */
export async function listWishes(
  db: Db,
  memberId: number,
  { at, now }: Moment,
): Promise<WishView[]> {
  const wishes = await db.wish.findMany({
    where: { memberId, bookingDate: { gte: toDay(now.today) } },
    include: withOffer(at),
    orderBy: [{ bookingDate: "asc" }, { from: "asc" }, { id: "asc" }],
  });
  return wishes.map((wish) => toWishView(wish, now));
}
