import { toHours } from "../../shared/hours/quarters";
import { outingState } from "../../shared/time/booking-span";
import { toDay } from "../../shared/time/club-dates";
import type { Db, Tx } from "../database/open-database";
import { StaleRead } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { crewLeftMail } from "./crew-mails";
import { listCrew, notEnded } from "./crew-queries";
import { planToLeave, settleLeaving } from "./pay-parts";

/** An outing ahead that a member is in the crew of. */
interface CrewAhead {
  id: number;
  boatId: number;
}

/** Outings ahead in whose crew a member is. Their boats are to be taken, and then `listPeople` of them. */
export async function listCrewsAhead(
  tx: Db,
  memberId: number,
  { now }: Moment,
): Promise<CrewAhead[]> {
  const bookings = await tx.booking.findMany({
    where: {
      status: "confirmed",
      bookingDate: { gte: toDay(now.today) },
      outing: { is: null },
      crew: { some: { memberId, state: "in", endedAt: null } },
    },
    orderBy: { id: "asc" },
  });
  return bookings.filter((booking) => outingState(spanOf(booking), now) === "upcoming");
}

/**
 * The step that takes a member out of every crew, because they are paused or leave the club: their
 * parts come back, and rowers pay as far as they can. Asks to them end, or look as if nobody were meant.
 * The caller holds the boats and people of `known`.
 */
export async function leaveAllCrews(
  tx: Tx,
  memberId: number,
  known: readonly CrewAhead[],
  by: Actor,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const ahead = await listCrewsAhead(tx, memberId, moment);
  if (
    ahead.some(({ id, boatId }) => !known.some((one) => one.id === id && one.boatId === boatId))
  ) {
    throw new StaleRead();
  }
  for (const { id } of ahead) {
    const outing = await tx.booking.findUniqueOrThrow({
      where: { id },
      include: { boat: true, member: true },
    });
    const entry = notEnded(await listCrew(tx, id)).find((one) => one.memberId === memberId);
    if (!entry?.member) continue;
    const plan = await planToLeave(tx, outing, entry, { percent: 100, must: true }, moment);
    await settleLeaving(tx, outing, entry, plan, by, moment);
    const told = {
      id,
      boat: outing.boat.name,
      ...spanOf(outing),
      who: entry.member,
      charged: toHours(plan.toRower),
    };
    await queueMail(tx, outing.member, crewLeftMail(outing.member, told, moment.club), at);
  }
  await tx.$executeRaw`
    UPDATE "crew" SET "endedAt" = CASE WHEN "words" IS NULL THEN ${at}::timestamptz END,
                      "memberId" = CASE WHEN "words" IS NULL THEN "memberId" END
     WHERE "memberId" = ${memberId} AND "endedAt" IS NULL AND "state" IN ('asked', 'asking')`;
}

export const idsOf = (outings: readonly { id: number }[]): number[] => outings.map(({ id }) => id);

export const boatsOf = (outings: readonly { boatId: number }[]): number[] =>
  outings.map(({ boatId }) => boatId);
