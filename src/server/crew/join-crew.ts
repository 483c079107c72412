import { seatsLeft } from "../../shared/crew/crew-rules";
import { isUnlimited, toHours } from "../../shared/hours/quarters";
import { refuseUnlessActive } from "../../shared/members/refuse-by-role";
import { Refusal } from "../../shared/refusals";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import type { Member } from "../generated/prisma/client";
import { spendableOf } from "../hours/outing-hours";
import { queueMail } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import { endWaiting } from "../slots/end-waiting";
import { offerAfterwards } from "../slots/offer-free-slots";
import { type WaitingColumns, waitingColumns, waitingInTheWay } from "../slots/waiting-in-the-way";
import type { Moment } from "../time/moment";
import { closeFilledSeats } from "./close-filled-seats";
import { crewJoinedMail, inCrewMail } from "./crew-mails";
import { type CrewRow, notEnded } from "./crew-queries";
import type { LockedCrew } from "./lock-crew";
import { partOf } from "./part-of";
import { payPart } from "./pay-parts";

/** What an outing would cost somebody who comes along now, in quarters; nothing where they are unlimited. */
export async function costFor(
  tx: Tx,
  { outing }: Pick<LockedCrew, "outing">,
  memberId: number,
  moment: Moment,
): Promise<number> {
  const part = partOf(outing);
  if (part === 0) return 0;
  return isUnlimited(toHours(await spendableOf(tx, memberId, moment))) ? 0 : part;
}

/**
 * The step that takes somebody into a crew: charges their part, ends what they wait for in that time,
 * and tells both. Refuses PAUSED, NOT_APPROVED, OWN_OVERLAP, SEATS_FULL and NOT_ENOUGH_HOURS. The caller
 * holds the outing, the member and the boats of what is held for them.
 */
export async function joinCrew(
  tx: Tx,
  {
    outing,
    crew,
    entry,
    member,
    boats,
  }: LockedCrew & {
    entry: CrewRow;
    member: Member;
    boats: readonly { id: number }[];
  },
  by: Actor,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const refused = refuseUnlessActive(member, "member", "book");
  if (refused) throw refused;
  await refuseOverlap(tx, outing.id, member.id);
  if (seatsLeft({ ...outing, capacity: outing.boat.capacity }, notEnded(crew)) === 0) {
    throw new Refusal("SEATS_FULL");
  }
  const quarters = await costFor(tx, { outing }, member.id, moment);
  await payPart(tx, { booking: outing, crew, memberId: member.id, quarters }, by, moment);
  const waiting = await endWaitingThen(tx, outing, member.id, boats, moment);
  await tx.crewEntry.update({
    where: { id: entry.id },
    data: { state: "in", memberId: member.id, words: null, joinedAt: at, partQuarters: quarters },
  });
  await closeFilledSeats(tx, outing, { given: entry.state === "asking" }, moment);
  const known = { id: outing.id, boat: outing.boat.name, ...spanOf(outing) };
  const cost = toHours(quarters);
  const joined = crewJoinedMail(
    outing.member,
    {
      ...known,
      who: member,
      returned: cost,
      answers: entry.state === "asked",
    },
    moment.club,
  );
  await queueMail(tx, outing.member, joined, at);
  const seat = { ...known, with: outing.member, cost, answers: entry.state === "asking" };
  await queueMail(tx, member, inCrewMail(member, seat, moment.club), at);
  await offerAfterwards(tx, waiting, moment);
}

/** What is held for them does not count: joining ends it. */
async function refuseOverlap(tx: Tx, bookingId: number, memberId: number) {
  const [{ met }] = await tx.$queryRaw<[{ met: boolean }]>`
    SELECT EXISTS (
      SELECT FROM "person_spans" own JOIN "bookings" booking ON booking."id" = own."bookingId"
       WHERE own."memberId" = ${memberId} AND own."bookingId" <> ${bookingId}
         AND booking."heldUntil" IS NULL
         AND own."span" && (SELECT booking_span("bookingDate", "startTime", "duration")
                              FROM "bookings" WHERE "id" = ${bookingId})) AS "met"`;
  if (met) throw new Refusal("OWN_OVERLAP", "You already row at that time.");
}

/** Ends holds and waitlist entries of theirs in the time of the outing. */
async function endWaitingThen(
  tx: Tx,
  outing: LockedCrew["outing"],
  memberId: number,
  boats: readonly { id: number }[],
  { at }: Moment,
) {
  const place = { boatId: outing.boatId, ...spanOf(outing) };
  const [columns] = await tx.$queryRaw<[WaitingColumns]>`SELECT ${waitingColumns(memberId, place)}`;
  const waiting = waitingInTheWay(columns, { ...place, memberId }, at);
  await endWaiting(tx, waiting, [...boats, { id: outing.boatId }], at);
  return waiting;
}
