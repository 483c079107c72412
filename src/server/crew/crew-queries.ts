import type { CrewEntryView } from "../../shared/bookings/outing-people";
import type { CrewEntry } from "../../shared/crew/crew-rules";
import { fullName } from "../../shared/members/full-name";
import { isCrew } from "../../shared/members/role";
import { shortName } from "../../shared/members/short-name";
import { Prisma, type Statements } from "../database/open-database";
import { nameOfEntry, takesSeat } from "../fleet/outing-participants";
import type { MailMember } from "../mail/mail";
import type { Actor } from "../people/actor";

/** Somebody of the club in a crew, as they are told of it. */
export type CrewMember = MailMember & {
  firstName: string;
  lastName: string;
};

/** An entry that stands, or has ended and is still charged something. */
export interface CrewRow extends CrewEntry {
  id: number;
  partQuarters: number;
  keptQuarters: number;
  ended: boolean;
  member: CrewMember | null;
}

/** A booking's crew as a column, in the order in which they came. */
export const crewColumn = (bookingId: number): Prisma.Sql => Prisma.sql`
  (SELECT coalesce(json_agg(json_build_object('id', crew."id", 'state', crew."state",
       'memberId', crew."memberId", 'words', crew."words", 'partQuarters', crew."partQuarters",
       'keptQuarters', crew."keptQuarters", 'ended', crew."endedAt" IS NOT NULL,
       'member', CASE WHEN member."id" IS NOT NULL THEN json_build_object('id', member."id",
         'firstName', member."firstName", 'lastName', member."lastName",
         'email', member."email", 'mutedMail', member."mutedMail") END) ORDER BY crew."id"), '[]')
     FROM "crew" crew LEFT JOIN "members" member
       ON member."id" = crew."memberId" AND member."deletedAt" IS NULL
    WHERE crew."bookingId" = ${bookingId} AND (crew."endedAt" IS NULL OR crew."partQuarters" > 0))`;

export async function listCrew(tx: Statements, bookingId: number): Promise<CrewRow[]> {
  const [{ crew }] = await tx.$queryRaw<[{ crew: CrewRow[] }]>`
    SELECT ${crewColumn(bookingId)} AS "crew"`;
  return crew;
}

export const notEnded = (crew: readonly CrewRow[]): CrewRow[] => crew.filter(({ ended }) => !ended);

/**
 * The crew as somebody may see it, in short or, to staff, whole: to the rower everyone, to others who is
 * in the boat, because what the rower typed is theirs alone.
 */
export function toCrewViews(
  crew: readonly CrewRow[],
  { memberId: rowerId }: { memberId: number },
  viewer: Actor,
): CrewEntryView[] {
  const nameOf = isCrew(viewer.role) ? fullName : shortName;
  return notEnded(crew)
    .filter(({ state }) => viewer.id === rowerId || takesSeat(state))
    .map((row) => ({ id: row.id, name: nameOfEntry(row, nameOf), state: row.state }));
}
