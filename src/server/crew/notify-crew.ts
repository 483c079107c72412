import { toHours } from "../../shared/hours/quarters";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Tx } from "../database/open-database";
import { queueMail } from "../mail/queue-mail";
import type { Moment } from "../time/moment";
import { askOverMail, crewBoatMail, crewCancelledMail } from "./crew-mails";
import type { CrewOuting, Person } from "./crew-outing";
import { type CrewMember, type CrewRow, listCrew, notEnded } from "./crew-queries";

/** The outing is cancelled: who was in hears what came back, who was asked that it is over. */
export async function notifyOfCancelling(
  tx: Tx,
  { id, boat }: { id: number; boat: string },
  crew: readonly CrewRow[],
  back: ReadonlyMap<number, number>,
  moment: Moment,
): Promise<void> {
  const { rower, ...span } = await getOuting(tx, id);
  const outing = { id, boat, ...span };
  const inIt = crew.filter(
    ({ state, ended, id: entryId }) => state === "in" && (!ended || back.get(entryId)),
  );
  for (const member of uniquePeople(inIt)) {
    // Who left, still paid and came back has two entries, and one mail.
    const theirs = inIt.filter(({ memberId }) => memberId === member.id);
    const quarters = theirs.reduce((sum, entry) => sum + (back.get(entry.id) ?? 0), 0);
    const mail = crewCancelledMail(member, { ...outing, returned: toHours(quarters) }, moment.club);
    await queueMail(tx, member, mail, moment.at);
  }
  await notifyAsksOver(tx, { ...outing, rower }, crew, "it is cancelled.", moment);
}

const uniquePeople = (crew: readonly CrewRow[]): CrewMember[] => [
  ...new Map(crew.flatMap(({ member }) => (member ? [[member.id, member]] : []))).values(),
];

/** Who waits for an answer, or was asked for one, hears why there is none. */
export async function notifyAsksOver(
  tx: Tx,
  { rower: from, ...outing }: CrewOuting & { rower: Person },
  crew: readonly CrewRow[],
  why: string,
  { at, club }: Moment,
): Promise<void> {
  for (const { member, state } of notEnded(crew)) {
    if (!member || (state !== "asked" && state !== "asking")) continue;
    await queueMail(tx, member, askOverMail(member, { ...outing, from, why }, club), at);
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
export async function notifyCrewOfBoat(
  tx: Tx,
  outing: CrewOuting & { from: string; reason: string },
  { at, club }: Moment,
): Promise<void> {
  for (const { member, state } of notEnded(await listCrew(tx, outing.id))) {
    if (!member || state !== "in") continue;
    await queueMail(tx, member, crewBoatMail(member, outing, club), at);
  }
}
