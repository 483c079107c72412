import { toHours } from "../../shared/hours/quarters";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Statements } from "../database/open-database";
import type { Mail } from "../mail/mail";
import { insertMail, wants } from "../mail/queue-mail";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";
import { askOverMail, crewAskedMail } from "./crew-mails";
import type { Person } from "./crew-outing";
import { type CrewMember, type CrewRow, notEnded } from "./crew-queries";
import { partReturnedMail } from "./part-returned-mail";
import { returnParts } from "./pay-parts";

/** An outing that is about to lie elsewhere, or to be longer or shorter. */
interface ChangedOuting {
  id: number;
  from: { boat: { name: string } };
  /** where it will lie */
  to: BookingSpan & { boat: string };
  rower: Person;
  /** what each pays who comes along then, in quarters */
  partQuarters: number;
}

/**
 * The step that ends a crew before its outing changes: everyone has their part back, whoever was in or
 * asked is asked once more, and all are told, once each. Guests stay. The caller holds all its people,
 * and charges the rower for the whole.
 */
export async function reinviteCrew(
  tx: Statements,
  { id, from, to, rower, partQuarters }: ChangedOuting,
  crew: readonly CrewRow[],
  by: Actor,
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const reason = `Moved from ${from.boat.name}`;
  const parts = { reason, percent: 100 };
  const { back } = await returnParts(tx, { id, ...from }, crew, parts, by, moment);
  await tx.$executeRaw`
    UPDATE "crew" SET "endedAt" = ${at}
     WHERE "bookingId" = ${id} AND "endedAt" IS NULL AND "state" <> 'guest'`;
  const outing = { id, ...to };
  for (const { id: entryId, ended, member } of crew) {
    const returned = toHours(back.get(entryId) ?? 0);
    const isAsked = notEnded(crew).some(
      (one) => one.memberId === member?.id && one.state !== "asking",
    );
    if (!ended || !member || returned === 0 || isAsked) continue;
    await notify(tx, member, partReturnedMail(member, { with: rower, returned }), at);
  }
  for (const { state, memberId, words, member } of notEnded(crew)) {
    if (state === "guest") continue;
    if (state === "asking") {
      const why = "it has changed. Ask again if you like.";
      if (member)
        await notify(
          tx,
          member,
          askOverMail(member, { ...outing, from: rower, why }, moment.club),
          at,
        );
      continue;
    }
    const [anew] = await tx.$queryRaw<[{ id: number }]>`
      INSERT INTO "crew" ("bookingId", "memberId", "state", "words", "anew", "createdAt")
      VALUES (${id}, ${memberId}::int, 'asked', ${words}, true, ${at}) RETURNING "id"`;
    if (!member) continue;
    const asked = {
      ...outing,
      entryId: anew.id,
      from: rower,
      cost: toHours(partQuarters),
      anew: true,
      returned: backTo(member, crew, back),
    };
    await notify(tx, member, crewAskedMail(member, asked, moment.club), at);
  }
}

/** In balance hours, with what they still paid of another time that they were in. */
const backTo = ({ id }: CrewMember, crew: readonly CrewRow[], back: ReadonlyMap<number, number>) =>
  toHours(
    crew
      .filter(({ memberId }) => memberId === id)
      .reduce((sum, entry) => sum + (back.get(entry.id) ?? 0), 0),
  );

async function notify(tx: Statements, to: CrewMember, mail: Mail, at: Date) {
  if (wants(to, mail)) await tx.$executeRaw`${insertMail(to, [mail], at)}`;
}
