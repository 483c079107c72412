import type {
  AvailabilityInput,
  BoatView,
  DiariesInput,
  DiaryView,
} from "../../shared/boats/boat-schemas";
import { isCrew, type Role } from "../../shared/members/role";
import { inOrderOfKinds } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import { type Db, Prisma } from "../database/open-database";
import type { Moment } from "../time/moment";
import { toBoatView, withDamage } from "./boat-view";
import { closuresBetween } from "./closure-queries";

/** The fleet in the order of its kinds. Crew (managers and admins) also see hidden boats and lock codes. */
export async function listBoats(db: Db, reader: Role, profile: ClubProfile): Promise<BoatView[]> {
  const boats = await db.boat.findMany({
    ...(!isCrew(reader) && { where: { managerDisabled: false } }),
    include: withDamage,
    orderBy: { id: "asc" },
  });
  return inOrderOfKinds(boats, profile).map((boat) => toBoatView(boat, reader));
}

/** The keys of the kinds of which there are boats that anybody sees. */
export async function listKindsOnShow(db: Db): Promise<string[]> {
  const boats = await db.boat.findMany({
    where: { managerDisabled: false },
    distinct: ["category"],
    select: { category: true },
  });
  return boats.map(({ category }) => category);
}

/** The boats that are switched off. Retired ones stay so, and wait for nobody. */
export async function listBoatsOffline(db: Db): Promise<Pick<BoatView, "id" | "name">[]> {
  return db.boat.findMany({
    where: { available: false, managerDisabled: false },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });
}

/** One boat, or BOAT_NOT_FOUND; a hidden one is not found by anyone but crew. */
export async function getBoat(db: Db, id: number, reader: Role): Promise<BoatView> {
  const boat = await db.boat.findUnique({ where: { id }, include: withDamage });
  if (!boat || (boat.managerDisabled && !isCrew(reader))) throw new Refusal("BOAT_NOT_FOUND");
  return toBoatView(boat, reader);
}

/** When each boat is out or blocked, hidden ones for crew alone; nothing says by whom. */
export function listDiaries(
  db: Db,
  range: DiariesInput,
  forCrew: boolean,
  { at }: Moment,
): Promise<DiaryView[]> {
  return db.$queryRaw<DiaryView[]>(Prisma.sql`
    SELECT boat."id" AS "boatId", ${diaryColumns(range, at)}
      FROM "boats" boat WHERE ${forCrew} OR NOT boat."managerDisabled" ORDER BY boat."id"`);
}

/**
 * A boat's availability, its revision, and until when nothing that is held in it runs out, in one read; no row when there
 * is no such boat.
 */
export const availabilitySql = ({ id, ...range }: AvailabilityInput, forCrew: boolean, at: Date) =>
  Prisma.sql`SELECT ${revisionColumn}, ${diaryColumns(range, at)},
    (SELECT min("heldUntil") FROM "bookings"
      WHERE "boatId" = boat."id" AND "heldUntil" > ${at}) AS "holdsUntil"
  ${boatsOfTheClub} WHERE boat."id" = ${id} AND (${forCrew} OR NOT boat."managerDisabled")`;

/** Those revisions alone: another one after each change of what the availability tells. */
export const boatRevisionsSql = (ids: number[]) =>
  Prisma.sql`SELECT boat."id", ${revisionColumn}, boat."managerDisabled" AS "hidden"
  ${boatsOfTheClub} WHERE boat."id" = ANY (${ids})`;

const boatsOfTheClub = Prisma.sql`
  FROM "boats" boat LEFT JOIN "club_settings" club ON true`;

const revisionColumn = Prisma.sql`concat(boat."revision", club."revision") AS "revision"`;

const diaryColumns = ({ startDate, endDate }: DiariesInput, at: Date) => Prisma.sql`
      (SELECT coalesce(json_agg(json_build_object('bookingDate', "bookingDate",
          'startTime', "startTime", 'duration', "duration", 'status', "status")
          ORDER BY "bookingDate", "startTime"), '[]')
        FROM (
          SELECT "bookingDate", "startTime", "duration", "status"
            FROM "bookings" WHERE "boatId" = boat."id" AND "status" = 'confirmed'
             AND "bookingDate" BETWEEN ${startDate}::date AND ${endDate}::date
          UNION ALL
          SELECT "bookingDate", "startTime", "duration", 'held'
            FROM "bookings" WHERE "boatId" = boat."id" AND "heldUntil" > ${at}
             AND "bookingDate" BETWEEN ${startDate}::date AND ${endDate}::date
          UNION ALL
          SELECT "bookingDate", "startTime", "duration", 'confirmed'
            FROM "outing_extensions" WHERE "boatId" = boat."id"
             AND "bookingDate" BETWEEN ${startDate}::date AND ${endDate}::date) taken) AS "bookings",
      (SELECT coalesce(json_agg(json_build_object('startDate', "startDate",
          'endDate', "endDate", 'reason', "reason") ORDER BY "startDate"), '[]')
        FROM "boat_blocks" WHERE "boatId" = boat."id"
         AND "startDate" <= ${endDate}::date AND "endDate" >= ${startDate}::date) AS "blocks",
      ${closuresBetween({ startDate, endDate })} AS "closures"`;
