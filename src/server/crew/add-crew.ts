import { type Named, refuseAdding } from "../../shared/crew/crew-rules";
import { type AddCrewInput, addressOf, type CrewView } from "../../shared/crew/crew-schemas";
import { toHours } from "../../shared/hours/quarters";
import { isApproved, isPaused, roleOf } from "../../shared/members/role";
import { Refusal } from "../../shared/refusals";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import type { Member } from "../generated/prisma/client";
import { insertMail, wants } from "../mail/queue-mail";
import type { SignedInActor } from "../people/actor";
import { findMember, findMemberByEmail } from "../people/member-queries";
import type { LockedOuting } from "../slots/outing-locks";
import type { Moment } from "../time/moment";
import { closeFilledSeats } from "./close-filled-seats";
import { crewAskedMail } from "./crew-mails";
import { type CrewRow, listCrew, notEnded, toCrewViews } from "./crew-queries";
import { lockOwnCrew } from "./lock-crew";
import { partOf } from "./part-of";
import { rowedTogether } from "./rowed-with-queries";

/**
 * Names a guest, or asks somebody to come along. Whether an address belongs to anybody shows nowhere.
 * Refuses BOOKING_NOT_FOUND for all but its rower, MEMBER_NOT_FOUND for whom they never rowed with, and
 * by the rules of a crew (rules, Crew).
 */
export async function addCrew(
  db: PrismaClient,
  { id, ...whom }: AddCrewInput,
  by: SignedInActor,
  moment: Moment,
): Promise<CrewView> {
  const { at } = moment;
  return writing(db, async (tx) => {
    const { outing, crew } = await lockOwnCrew(tx, id, by, moment);
    const facts = {
      crew: notEnded(crew),
      seats: { ...outing, capacity: outing.boat.capacity },
      rower: outing.member,
      address: whom.email === undefined ? null : addressOf(whom.email),
      askedToday: await countAsks(tx, by.id, moment),
    };
    const refusal = refuseAdding(whom, facts);
    if (refusal) throw refusal;
    const member = await findAsked(tx, whom, outing, crew);
    if (whom.memberId !== undefined) await leaveAddressesOpen(tx, id, whom.memberId);
    const { id: entryId } = await tx.crewEntry.create({
      data: {
        bookingId: id,
        memberId: member?.id ?? null,
        state: whom.guest === undefined ? "asked" : "guest",
        words: whom.guest ?? whom.email ?? null,
        createdAt: at,
      },
    });
    if (whom.guest === undefined) await notify(tx, outing, { entryId, member }, moment);
    else await closeFilledSeats(tx, outing, { given: false }, moment);
    return { crew: toCrewViews(await listCrew(tx, id), outing, by) };
  });
}

/** How often a member has asked somebody since midnight; who was asked anew by a change does not count. */
const countAsks = (tx: Tx, memberId: number, { clock, now }: Moment): Promise<number> =>
  tx.crewEntry.count({
    where: {
      booking: { memberId },
      state: { not: "guest" },
      anew: false,
      createdAt: { gte: clock.instantOf(now.today, "00:00") },
      NOT: { state: "asking" },
    },
  });

/** Who is meant, if they could come: somebody already in, or asked, looks like nobody. */
async function findAsked(
  tx: Tx,
  { email, memberId }: Named,
  { memberId: rowerId }: LockedOuting,
  crew: readonly CrewRow[],
): Promise<Member | null> {
  if (memberId !== undefined) {
    const member = (await rowedTogether(tx, rowerId, memberId)) && (await findMember(tx, memberId));
    if (!member) throw new Refusal("MEMBER_NOT_FOUND", undefined, "memberId");
    return member;
  }
  if (email === undefined) return null;
  const member = await findMemberByEmail(tx, addressOf(email));
  const isFree = member && !notEnded(crew).some((one) => one.memberId === member.id);
  return isFree && isApproved(roleOf(member)) && !isPaused(member) ? member : null;
}

// Who is asked by name may be asked by an address already. To say so would tell whose it is: the address
// stays as one of nobody, and they answer where they are named.
const leaveAddressesOpen = (tx: Tx, bookingId: number, memberId: number) =>
  tx.crewEntry.updateMany({
    where: { bookingId, memberId, endedAt: null, words: { not: null } },
    data: { memberId: null },
  });

// Nobody is written to as long as somebody would be, so that the time tells nothing either.
async function notify(
  tx: Tx,
  outing: LockedOuting,
  { entryId, member }: { entryId: number; member: Member | null },
  { at, club }: Moment,
) {
  const reader = member ?? outing.member;
  const mail = crewAskedMail(
    reader,
    { ...askedFor(outing, entryId), anew: false, returned: 0 },
    club,
  );
  const queueing = insertMail(reader, [mail], at);
  if (member && wants(member, mail)) await tx.$executeRaw`${queueing}`;
  else await tx.$executeRaw`UPDATE "crew" SET "words" = "words" WHERE "id" = ${entryId}`;
}

/** What somebody is asked: which outing, with whom, and what it costs them. */
export const askedFor = (outing: LockedOuting, entryId: number) => ({
  id: outing.id,
  boat: outing.boat.name,
  ...spanOf(outing),
  entryId,
  from: outing.member,
  cost: toHours(partOf(outing)),
});
