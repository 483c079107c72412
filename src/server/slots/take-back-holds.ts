import type { BookingSpan } from "../../shared/time/booking-span";
import { isWantedBoat, type WaitlistEntry } from "../../shared/waitlist/waitlist-rules";
import { Prisma, type Statements } from "../database/open-database";
import { writeTogether } from "../database/write-together";
import type { MailMember } from "../mail/mail";
import { insertMails } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { getBookingState } from "./booking-facts-queries";
import { boatFacts, type LockedBoat } from "./booking-locks";
import { decideWantedSlot } from "./decide-wanted-slot";
import { expectHeld } from "./end-waiting";
import { listHeldFor } from "./held-queries";
import { offerAfterwards } from "./offer-free-slots";
import { holdTakenBackMail } from "./waitlist-mails";

/** Why nobody could row what is held, by what a booking of it would be refused for. */
const reasons: Partial<Record<string, string>> = {
  BOAT_OFFLINE: "the boat is out of service",
  BOAT_BLOCKED: "the boat is blocked on that day",
  CLUB_CLOSED: "the club is closed then",
  TIME_PAST: "it has begun by the club's clock",
  TOO_FAR_AHEAD: "it is further ahead than the club books now",
  CLOSED_THAT_DAY: "the club is not open on that day now",
  NO_SUCH_TIME: "the clock leaves that hour out",
  CLOSED: "the club is not open then now",
  PAST_CLOSING: "the club closes before it would be over",
  OUTSIDE_DAYLIGHT: "it would be dark, and this boat may not go out in the dark now",
  CLEARANCE_MISSING: "the boat asks for a clearance that you do not hold",
  CLEARANCE_EXPIRED: "the boat asks for a clearance that you do not hold on that day",
  CONDITIONS_TOO_ROUGH: "it would be too rough, as is foreseen now",
};

/**
 * The step that ends what is held on some boats where it cannot be rowed any longer. Its members
 * hear why and wait on, as if they had not been offered it, unless the caller ended their waitlist
 * entry; who may still row it is offered it next. What they can mend before its time is over, such
 * as missing hours, stays. The caller holds the boats, and has written what takes them away.
 */
export async function takeBackHolds(
  tx: Statements,
  boatIds: readonly number[],
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const gone: Lost[] = [];
  for (const held of await listHeldOn(tx, boatIds, at)) {
    const why = await whyLost(tx, held, moment);
    if (why) gone.push({ ...held, why });
  }
  if (gone.length === 0) return;
  const ids = Prisma.join(gone.map(({ id }) => id));
  const mails = gone.map((held) => ({
    to: held.member,
    mail: holdTakenBackMail(held, moment.club),
  }));
  await writeTogether(tx, [
    Prisma.sql`DELETE FROM "wish_offers" WHERE "bookingId" IN (${ids})`,
    Prisma.sql`DELETE FROM "bookings" WHERE "heldUntil" IS NOT NULL AND "id" IN (${ids})`,
    insertMails(mails, at),
  ]);
  await offerAfterwards(tx, { gone }, moment);
}

/** Takes back what is held for a member; the caller holds them and the boats of `lockHeldBoats`. */
export async function takeBackHoldsOf(
  tx: Statements,
  memberId: number,
  boats: readonly { id: number }[],
  moment: Moment,
): Promise<void> {
  const held = await listHeldFor(tx, memberId);
  expectHeld(boats, held);
  await takeBackHolds(
    tx,
    held.map(({ boatId }) => boatId),
    moment,
  );
}

interface Held extends BookingSpan {
  id: number;
  boatId: number;
  boat: LockedBoat;
  member: MailMember & { firstName: string };
  entry: Pick<WaitlistEntry, "kind" | "boatId"> & { ended: boolean };
}

type Lost = Held & { why: string };

const listHeldOn = (tx: Statements, boatIds: readonly number[], at: Date): Promise<Held[]> =>
  tx.$queryRaw`
    SELECT held."id", held."boatId", held."bookingDate"::text AS "bookingDate", held."startTime",
           held."duration"::float8 AS "duration",
           (SELECT to_json(boat) FROM (SELECT ${boatFacts} FROM "boats"
             WHERE "id" = held."boatId") boat) AS "boat",
           json_build_object('id', member."id", 'firstName', member."firstName",
             'email', member."email", 'mutedMail', member."mutedMail") AS "member",
           json_build_object('kind', wish."kindKey", 'boatId', wish."boatId",
             'ended', wish."endedAt" IS NOT NULL) AS "entry"
      FROM "bookings" held JOIN "members" member ON member."id" = held."memberId"
      JOIN "wish_offers" offer ON offer."bookingId" = held."id"
      JOIN "wishes" wish ON wish."id" = offer."wishId"
     WHERE held."heldUntil" > ${at} AND held."boatId" = ANY(${[...boatIds]}::int[])
     ORDER BY held."id"`;

/** Why its member could not book what is held whatever they do, or undefined. */
async function whyLost(tx: Statements, { boat, member, entry, ...span }: Held, moment: Moment) {
  if (!isWantedBoat(entry, boat, moment.club)) {
    return "the boat is no longer of the kind you wait for";
  }
  if (span.duration > moment.club.longestOuting) return "it is longer than members book now";
  const wanted = { boat, memberId: member.id, span, limits: "member", overridden: false } as const;
  const state = await getBookingState(tx, member.id, span, moment);
  const { refusal } = decideWantedSlot(wanted, state, moment);
  return refusal ? reasons[refusal.code] : undefined;
}
