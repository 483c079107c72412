import type { Db } from "../database/open-database";

/** Remembers where a member signed in: nobody's guesses lock them out there. */
export async function keepPlace(
  db: Db,
  { memberId, address }: { memberId: number; address: string },
  at: Date,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "sign_in_places" ("memberId", "address", "lastAt") VALUES (${memberId}, ${address}, ${at})
    ON CONFLICT ("memberId", "address") DO UPDATE SET "lastAt" = excluded."lastAt"`;
}

/** Whether the member with this e-mail has signed in from there before. */
export async function isKnownPlace(db: Db, email: string, address: string): Promise<boolean> {
  const place = await db.signInPlace.findFirst({
    where: { address, member: { email: email.toLowerCase(), deletedAt: null } },
  });
  return place !== null;
}
