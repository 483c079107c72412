import type { Statements } from "../database/open-database";

/** Ends all that waits for an answer of an outing, or only who asks for a seat. The caller holds its boat. */
export async function endAsks(
  tx: Statements,
  bookingId: number,
  at: Date,
  which: "all" | "for a seat" = "all",
): Promise<void> {
  await tx.$executeRaw`
    UPDATE "crew" SET "endedAt" = ${at}
     WHERE "bookingId" = ${bookingId} AND "endedAt" IS NULL
       AND ("state" = 'asking' OR "state" = 'asked' AND ${which === "all"})`;
}
