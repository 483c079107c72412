import { isDeepStrictEqual } from "node:util";
import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import type { Formats } from "../../shared/profile/formats";
import { Refusal } from "../../shared/refusals";
import { formatTime } from "../../shared/time/clock-times";
import { toDay } from "../../shared/time/club-dates";
import {
  isWaitlistEntryOver,
  refuseWaitlistEntry,
  type WaitlistEntry,
} from "../../shared/waitlist/waitlist-rules";
import {
  type AddWaitlistEntryInput,
  mostWaitlistEntries,
  type WaitlistEntryAnswer,
} from "../../shared/waitlist/waitlist-schemas";
import { Prisma, type PrismaClient, type Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { getBoat } from "../fleet/boat-queries";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";
import { endWaitlistEntries } from "../slots/end-waiting";
import { type FreeSlot, findFreeSlot } from "../slots/free-slot-queries";
import type { Moment } from "../time/moment";
import { toWaitlistEntry, toWaitlistEntryView } from "./waitlist-entry-view";

/**
 * Puts a member on the waitlist for an outing of a stretch of a day. Refuses PAUSED, BOAT_NOT_FOUND,
 * times nobody can row at, SLOT_FREE where it can be booked instead, SAME_WISH, and TOO_MANY_WISHES
 * the sixth; rules, Waitlist.
 */
export async function addWaitlistEntry(
  db: PrismaClient,
  { dateStr, boatId: named, ...input }: AddWaitlistEntryInput,
  by: SignedInActor,
  moment: Moment,
): Promise<WaitlistEntryAnswer> {
  const { now, club } = moment;
  const boatId = input.kind === "boat" && named ? named : null;
  const entry = { ...input, boatId, bookingDate: dateStr };
  return writing(db, async (tx) => {
    const member = await lockMember(tx, by.id);
    const notActive = refuseUnlessActive(member, "member", "book");
    if (notActive) throw notActive;
    if (input.kind === "boat") await getBoat(tx, boatId ?? 0, "approved");
    const refusal = refuseWaitlistEntry(entry, now, club);
    if (refusal) throw refusal;
    const free = await findFreeSlot(tx, entry, by.id, moment);
    if (free) throw new Refusal("SLOT_FREE", freeWords(free, club));
    const place = await findPlace(tx, by.id, entry, moment);
    const { kind: kindKey, ...span } = entry;
    const row = {
      ...span,
      kindKey,
      bookingDate: toDay(dateStr),
      memberId: by.id,
      place,
      createdAt: moment.at,
    };
    const added = await tx.waitlistEntry.create({ data: row });
    return { wish: toWaitlistEntryView({ ...added, offers: [] }, now) };
  });
}

const freeWords = ({ boat, startTime }: FreeSlot, formats: Formats): string =>
  `${boat} is free at ${formatTime(startTime, formats)}. Please book it instead of waiting.`;

/** A place that no open waitlist entry has; what has come too late to be met gives up its own. */
async function findPlace(
  tx: Tx,
  memberId: number,
  entry: WaitlistEntry,
  { at, now }: Moment,
): Promise<number> {
  const kept = await tx.waitlistEntry.findMany({ where: { memberId, endedAt: null } });
  const over = kept
    .filter((row) => isWaitlistEntryOver(toWaitlistEntry(row), now))
    .map(({ id }) => id);
  if (over.length) {
    await tx.$executeRaw`${endWaitlistEntries(Prisma.sql`"id" IN (${Prisma.join(over)})`, at)}`;
  }
  const open = kept.filter(({ id }) => !over.includes(id));
  if (open.some((row) => isDeepStrictEqual(toWaitlistEntry(row), entry)))
    throw new Refusal("SAME_WISH");
  const taken = new Set(open.map(({ place }) => place));
  for (let place = 1; place <= mostWaitlistEntries; place += 1) if (!taken.has(place)) return place;
  throw new Refusal("TOO_MANY_WISHES");
}
