import { hash } from "@node-rs/argon2";
import { subDays } from "date-fns";
import type { PrismaClient } from "../../src/server/database/open-database";
import { writing } from "../../src/server/database/writing";
import { buildBoat, buildMember } from "../../src/server/demo/builders";
import { ensureCatalogue } from "../../src/server/packages/catalogue";
import { testMoment } from "../../src/server/testing/test-moment";

/** Who is there before the story begins: two admins, a manager, and rowers with hours. */
export const founders = 60;
export const admins = [0, 1] as const;
const firstBoats = 8;
/** Whoever joins in a story has a number from here on. */
export const firstNewcomer = 100;

export const firstPassword = "heave-ho-7";
export const emailOf = (who: number): string => `rower${who}@row.example`;

/**
 * Fills an empty database with the founders and their boats. Their passwords are hashed cheaply:
 * they sign in some thousand times.
 */
export async function gatherCast(db: PrismaClient, at: Date): Promise<void> {
  const password = await hash(firstPassword, { memoryCost: 1024, timeCost: 1 });
  await writing(db, ensureCatalogue);
  for (let who = 0; who < founders; who += 1) {
    const name = { firstName: `Rower${who}`, lastName: "Founder" };
    const role = { isAdmin: who < admins.length, isManager: who === admins.length };
    // Their hours were bought over the past year, so that some end in every month to come.
    const bought = subDays(at, (who * 6) % 360);
    await writing(db, (tx) =>
      buildMember(
        tx,
        { email: emailOf(who), password, ...name, ...role },
        hoursOf(who),
        testMoment(bought),
      ),
    );
  }
  await writing(db, async (tx) => {
    for (let boat = 1; boat <= firstBoats; boat += 1) {
      const category = boat <= firstBoats / 2 ? "single" : "double";
      const capacity = category === "single" ? 2 : 3;
      await buildBoat(tx, { name: `Boat ${boat}`, category, capacity, lockCode: `40${boat}` });
    }
  });
}

const hoursOf = (who: number) => (who === 5 ? 1_000_000 : 4 + (who % 9) * 5);
