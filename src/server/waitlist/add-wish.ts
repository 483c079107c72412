import { isDeepStrictEqual } from "node:util";
import { refuseStanding } from "../../shared/members/refuse-standing";
import type { Formats } from "../../shared/profile/formats";
import { Refusal } from "../../shared/refusals";
import { formatTime } from "../../shared/time/clock-times";
import { toDay } from "../../shared/time/club-dates";
import { isWishOver, refuseWish, type Wish } from "../../shared/waitlist/wish-rules";
import { type AddWishInput, mostWishes, type WishAnswer } from "../../shared/waitlist/wish-schemas";
import { Prisma, type PrismaClient, type Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { getBoat } from "../fleet/boat-queries";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import { endWishes } from "../slots/end-waiting";
import { type FreeSlot, findFreeSlot } from "../slots/free-slot-queries";
import type { Moment } from "../time/moment";
import { toWish, toWishView } from "./wish-view";

/**
 * Puts a member on the waitlist for an outing of a stretch of a day. Refuses PAUSED, BOAT_NOT_FOUND,
 * times nobody can row at, SLOT_FREE where it can be booked instead, SAME_WISH, and TOO_MANY_WISHES
 * the sixth; rules, Waitlist.
 */
export async function addWish(
  db: PrismaClient,
  { dateStr, boatId: named, ...input }: AddWishInput,
  by: SignedInActor,
  moment: Moment,
): Promise<WishAnswer> {
  const { now, club } = moment;
  const boatId = input.kind === "boat" && named ? named : null;
  const wish = { ...input, boatId, bookingDate: dateStr };
  return writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    const standing = refuseStanding(member, "member", "book");
    if (standing) throw standing;
    if (input.kind === "boat") await getBoat(tx, boatId ?? 0, "approved");
    const refusal = refuseWish(wish, now, club);
    if (refusal) throw refusal;
    const free = await findFreeSlot(tx, wish, by.id, moment);
    if (free) throw new Refusal("SLOT_FREE", freeWords(free, club));
    const place = await findPlace(tx, by.id, wish, moment);
    const { kind: kindKey, ...span } = wish;
    const row = {
      ...span,
      kindKey,
      bookingDate: toDay(dateStr),
      memberId: by.id,
      place,
      createdAt: moment.at,
    };
    const added = await tx.wish.create({ data: row });
    return { wish: toWishView({ ...added, offers: [] }, now) };
  });
}

const freeWords = ({ boat, startTime }: FreeSlot, formats: Formats): string =>
  `${boat} is free at ${formatTime(startTime, formats)}. Please book it instead of waiting.`;

/** A place that no open wish has; what has come too late to be met gives up its own. */
async function findPlace(
  tx: Tx,
  memberId: number,
  wish: Wish,
  { at, now }: Moment,
): Promise<number> {
  const kept = await tx.wish.findMany({ where: { memberId, endedAt: null } });
  const over = kept.filter((row) => isWishOver(toWish(row), now)).map(({ id }) => id);
  if (over.length) {
    await tx.$executeRaw`${endWishes(Prisma.sql`"id" IN (${Prisma.join(over)})`, at)}`;
  }
  const open = kept.filter(({ id }) => !over.includes(id));
  if (open.some((row) => isDeepStrictEqual(toWish(row), wish))) throw new Refusal("SAME_WISH");
  const taken = new Set(open.map(({ place }) => place));
  for (let place = 1; place <= mostWishes; place += 1) if (!taken.has(place)) return place;
  throw new Refusal("TOO_MANY_WISHES");
}
