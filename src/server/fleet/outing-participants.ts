import type { CrewEntryView, OutingRole } from "../../shared/bookings/outing-people";
import { fullName } from "../../shared/members/full-name";
import { shortName } from "../../shared/members/short-name";
import type { Db, Prisma } from "../database/open-database";
import type { CrewEntry, Member } from "../generated/prisma/client";
import { formerMember } from "../people/former-member";

// The one place that says whose an outing is: its rower's, who answers for it, and of whoever is in its
// crew. Whoever is only asked, asks, or has left has no part in it, and a guest is a name.

/** Who is in a crew. They stay so in a cancelled booking: it was theirs. */
export const isIn = { state: "in", endedAt: null } as const satisfies Prisma.CrewEntryWhereInput;

/**
 * The bookings of somebody, in whatever role. Those of others that they are in are looked up first, by
 * an index: a condition over both tables would read all bookings of the club.
 */
export async function outingsOf(db: Db, memberId: number): Promise<Prisma.BookingWhereInput> {
  const entries = await db.crewEntry.findMany({
    where: { memberId, ...isIn },
    select: { bookingId: true },
  });
  if (entries.length === 0) return { memberId };
  return { OR: [{ memberId }, { id: { in: entries.map(({ bookingId }) => bookingId) } }] };
}

/** One booking, if it is somebody's. */
export const outingOf = (id: number, memberId: number) =>
  ({
    id,
    OR: [{ memberId }, { crew: { some: { memberId, ...isIn } } }],
  }) satisfies Prisma.BookingWhereInput;

const named = { firstName: true, lastName: true } as const;

/** Reads a booking's rower and crew with it: who stands in it, and who left it and still pays. */
export const withPeople = {
  member: { select: named },
  crew: {
    where: { OR: [{ endedAt: null }, { partQuarters: { gt: 0 } }] },
    include: { member: { select: named }, codesSeen: true },
    orderBy: { id: "asc" },
  },
} as const satisfies Prisma.BookingInclude;

type Named = Pick<Member, "firstName" | "lastName">;

interface CrewRow extends CrewEntry {
  member: Named | null;
}

/** A booking as it is read with its people. */
export interface OutingPeople {
  memberId: number;
  member: Named;
  crew: readonly CrewRow[];
}

/** Somebody's entry in a crew, where they are in it. */
export const entryOf = <Entry extends CrewEntry>(
  { crew }: { crew: readonly Entry[] },
  memberId: number | null,
): Entry | undefined => crew.find((entry) => entry.memberId === memberId && isInNow(entry));

const isInNow = ({ state, endedAt }: CrewEntry) => state === "in" && endedAt === null;

/** What somebody is to an outing; null where it is none of theirs. */
export function roleIn(
  outing: { memberId: number; crew: readonly CrewEntry[] },
  memberId: number | null,
): OutingRole | null {
  if (outing.memberId === memberId) return "rower";
  return entryOf(outing, memberId) ? "crew" : null;
}

/** The people of an outing as one of them sees the others. What a rower typed is for the rower alone. */
export function crewSeenBy(viewerId: number, outing: OutingPeople): CrewEntryView[] {
  const isRower = outing.memberId === viewerId;
  return outing.crew
    .filter((entry) => entry.endedAt === null && (isRower || hasSeat(entry)))
    .map((entry) => ({ id: entry.id, name: nameOfEntry(entry), state: entry.state }));
}

/** Who is in a boat with somebody, in short, its rower first. */
export function withWhom(viewerId: number, { memberId, member, crew }: OutingPeople): string[] {
  const others = crew.filter((entry) => hasSeat(entry) && entry.memberId !== viewerId);
  return [
    ...(memberId === viewerId ? [] : [shortName(member)]),
    ...others.map((entry) => nameOfEntry(entry)),
  ];
}

/** Who of a crew is in the boat, or is to be while nobody has launched it; whole names for staff. */
export function crewAboard(
  { outing, crew }: OutingPeople & { outing: object | null },
  wholeNames: boolean,
): { id: number; name: string }[] {
  const nameOf = wholeNames ? fullName : shortName;
  return crew
    .filter((entry) => isInNow(entry) && (outing === null || entry.aboard))
    .map(({ id, member }) => ({ id, name: nameOf(member ?? formerMember) }));
}

/** The guests of a crew, by name. */
export const guestsOf = ({ crew }: OutingPeople): string[] =>
  crew
    .filter((entry) => entry.state === "guest" && hasSeat(entry))
    .flatMap(({ words }) => words ?? []);

const hasSeat = ({ state, endedAt }: CrewEntry) => takesSeat(state) && endedAt === null;

/** Whether whoever stands so is in the boat, and not only asked. */
export const takesSeat = (state: CrewEntry["state"]): boolean =>
  state === "in" || state === "guest";

/** What an entry is called: in short, unless its reader is told whole names. */
export function nameOfEntry(
  { state, words, member }: Pick<CrewRow, "state" | "words" | "member">,
  nameOf: (person: Named) => string = shortName,
): string {
  if (state === "guest") return words ?? "A guest";
  // Until it is accepted, nobody learns whose the address is.
  if (state === "asked" && words !== null) return words;
  return member ? nameOf(member) : "Somebody";
}
