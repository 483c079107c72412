import type { Db } from "../database/open-database";

/**
 * The province of somebody whose is not given: BC as documented, until an admin has said where the club
 * is.
 */
export async function provinceNotGiven(db: Db): Promise<string> {
  const setup = await db.clubSetup.findUnique({ where: { id: 1 }, select: { placeSaved: true } });
  return setup?.placeSaved ? "" : "BC";
}
