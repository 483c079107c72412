import { aKind, kindOf } from "../../shared/profile/boat-kinds";
import type { BoatKind } from "../../shared/profile/club-profile";
import { Refusal } from "../../shared/refusals";
import { Prisma, type Tx } from "../database/open-database";
import { endWaitlistEntries } from "../slots/end-waiting";

/**
 * The step that makes these the club's kinds of boats; open waitlist entries for one that goes end.
 * The caller lets nobody add a boat meanwhile. Refuses KIND_IN_USE.
 */
export async function changeKinds(
  tx: Tx,
  before: readonly BoatKind[],
  after: readonly BoatKind[],
  at: Date,
): Promise<void> {
  const keys = after.map(({ key }) => key);
  const gone = before.map(({ key }) => key).filter((key) => !keys.includes(key));
  await tx.boatKind.createMany({ data: keys.map((key) => ({ key })), skipDuplicates: true });
  if (gone.length === 0) return;
  await refuseInUse(tx, before, gone);
  await tx.boatKind.deleteMany({ where: { key: { in: gone } } });
  await tx.$executeRaw(endWaitlistEntries(Prisma.sql`"kindKey" IN (${Prisma.join(gone)})`, at));
}

async function refuseInUse(tx: Tx, kinds: readonly BoatKind[], gone: readonly string[]) {
  const boat = await tx.boat.findFirst({
    where: { category: { in: [...gone] } },
    orderBy: { id: "asc" },
  });
  if (!boat) return;
  const kind = aKind(kindOf(boat.category, { boatKinds: kinds }));
  throw new Refusal(
    "KIND_IN_USE",
    `${boat.name} is ${kind}, so that kind stays. Please change its boats first.`,
    "boatKinds",
  );
}
