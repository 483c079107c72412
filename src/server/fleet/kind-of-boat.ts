import { fallbackKey } from "../../shared/profile/boat-kinds";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { Prisma } from "../database/open-database";

/** In a statement, the kind of `boat`: its category, where the club has such a kind; rules, Boats. */
export const kindOfBoat = ({ boatKinds }: ClubProfile): Prisma.Sql => Prisma.sql`
  CASE WHEN boat."category" = ANY(${boatKinds.map(({ key }) => key)}::text[])
       THEN boat."category" ELSE ${fallbackKey} END`;
