import { toHours } from "../../shared/hours/quarters";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Tx } from "../database/open-database";
import { queueMail } from "../notifications/queue-mail";
import {
  askOverMail,
  type CrewOuting,
  crewBoatMail,
  crewCancelledMail,
  type Person,
} from "./crew-mails";
import { type CrewRow, listCrew, notEnded } from "./crew-queries";

/** The outing is cancelled: who was in hears what came back, who was asked that it is over. */
export async function tellOfCancelling(
  tx: Tx,
  { id, boat }: { id: number; boat: string },
  crew: readonly CrewRow[],
  back: ReadonlyMap<number, number>,
  at: Date,
): Promise<void> {
  const { rower, ...span } = await getOuting(tx, id);
  const outing = { id, boat, ...span };
  const returned = (row: CrewRow) => toHours(back.get(row.id) ?? 0);
  for (const row of crew) {
    const { member, state, ended } = row;
    if (!member) continue;
    const isCharged = ended && returned(row) > 0;
    if (state === "in" && (!ended || isCharged)) {
      await queueMail(
        tx,
        member,
        crewCancelledMail(member, { ...outing, returned: returned(row) }),
        at,
      );
    }
  }
  await tellAsksOver(tx, { ...outing, rower }, crew, "it is cancelled.", at);
}

/** Who waits for an answer, or was asked for one, hears why there is none. */
export async function tellAsksOver(
  tx: Tx,
  { rower: from, ...outing }: CrewOuting & { rower: Person },
  crew: readonly CrewRow[],
  why: string,
  at: Date,
): Promise<void> {
  for (const { member, state } of notEnded(crew)) {
    if (!member || (state !== "asked" && state !== "asking")) continue;
    await queueMail(tx, member, askOverMail(member, { ...outing, from, why }), at);
  }
}

async function getOuting(tx: Tx, id: number) {
  const [outing] = await tx.$queryRaw<[BookingSpan & { rower: Person }]>`
    SELECT booking."bookingDate"::text AS "bookingDate", booking."startTime",
           booking."duration"::float8 AS "duration",
           json_build_object('id', rower."id", 'firstName', rower."firstName", 'lastName', rower."lastName") AS "rower"
      FROM "bookings" booking JOIN "members" rower ON rower."id" = booking."memberId"
     WHERE booking."id" = ${id}`;
  return outing;
}

/** The club gave the outing another boat of its kind: whoever is in stays in, and hears of it. */
export async function tellCrewOfBoat(
  tx: Tx,
  outing: CrewOuting & { from: string; reason: string },
  at: Date,
): Promise<void> {
  for (const { member, state } of notEnded(await listCrew(tx, outing.id))) {
    if (!member || state !== "in") continue;
    await queueMail(tx, member, crewBoatMail(member, outing), at);
  }
}
