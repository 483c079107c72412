import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** Closures and sheets did what staff were told. */
export async function expectClubRulesKept({ books, memory }: SimulatedClub): Promise<void> {
  const cancelling = [...memory.closures.values()].flatMap(({ id, cancels }) =>
    cancels ? [id] : [],
  );
  const left = await books.$queryRaw<unknown[]>`
    SELECT booking."id", closure."id" AS "closure"
      FROM "closures" closure JOIN "bookings" booking ON booking."status" = 'confirmed'
       AND booking_span(booking."bookingDate", booking."startTime", booking."duration")
        && tsrange(closure."startDate" + closure."startTime"::time,
                   closure."endDate" + closure."endTime"::time)
     WHERE closure."id" = ANY(${cancelling}::int[])
       -- What was on the water then is nobody's to take back; clocks may be 90 minutes wrong.
       AND booking."bookingDate" > closure."createdAt"::date`;
  if (left.length > 0) throw new Broken("no booking survives in a closure that cancels them", left);

  const imported = await books.$queryRaw<{ memberId: number; quarters: number }[]>`
    SELECT "memberId", sum("creditedQuarters")::int AS "quarters" FROM "hour_lots"
     WHERE "importKey" IS NOT NULL GROUP BY "memberId"`;
  const byMember = new Map(imported.map(({ memberId, quarters }) => [memberId, quarters]));
  for (const [who, quarters] of memory.importedHours) {
    const { id, standing } = memory.person(who);
    if (id === undefined || standing === "gone") continue;
    if (byMember.get(id) !== quarters) {
      throw new Broken("a sheet brings its hours once", { who, quarters, has: byMember.get(id) });
    }
  }
}
