import { feePaidIn } from "../../../src/server/fees/fee-queries";
import { getClubSettings } from "../../../src/server/settings/club-settings-queries";
import { testMoment } from "../../../src/server/testing/test-moment";
import { daysBetween } from "../../../src/shared/time/club-dates";
import { Broken } from "../broken";
import type { SimulatedClub } from "../simulated-club";

/** In the last so many days of a season the next one is sold; a clock may be wrong by one more. */
const renewalDays = 61;

/** Each season is paid once, and its end is told of once. */
export async function expectSeasonsPaidOnce({ books }: SimulatedClub): Promise<void> {
  const { feeSeason } = await getClubSettings(books);
  const fees = await books.order.findMany({
    where: { status: "captured", items: { some: { kind: "fee" } } },
    select: { id: true, memberId: true, capturedAt: true },
    orderBy: [{ memberId: "asc" }, { capturedAt: "asc" }],
  });
  for (const [nr, fee] of fees.entries()) {
    const before = fees[nr - 1];
    if (!fee.capturedAt || before?.memberId !== fee.memberId) continue;
    const { now, clock } = testMoment(fee.capturedAt);
    const paid = feePaidIn(feeSeason, { feePaidAt: before.capturedAt }, clock);
    if (paid === "for good" || (paid && daysBetween(now.today, paid) > renewalDays)) {
      throw new Broken("the fee of a season is taken once", { fee, before, paid });
    }
  }
  const reminded = await books.$queryRaw<unknown[]>`
    SELECT "memberId", "createdAt"::date FROM "outbox" WHERE "kind" = 'fee ending'
     GROUP BY "memberId", "createdAt"::date HAVING count(*) > 1`;
  if (reminded.length > 0) throw new Broken("the end of a season is told of once", reminded);
}
