import { Prisma, type Tx } from "../database/open-database";
import { lockBoats } from "../locks";
import type { Moment } from "../time/moment";
import { endWaiting, endWaitlistEntries } from "./end-waiting";
import { type HeldPlace, listHeldFor } from "./held-queries";
import { offerAfterwards } from "./offer-free-slots";

/** Takes the boats of what is held for a member, and others; to be called before the member is taken. */
export async function lockHeldBoats(
  tx: Tx,
  memberId: number,
  others: readonly number[] = [],
): Promise<Pick<HeldPlace, "id">[]> {
  const held = await listHeldFor(tx, memberId);
  const ids = [...others, ...held.map(({ boatId }) => boatId)];
  await lockBoats(tx, ids);
  return ids.map((id) => ({ id }));
}

/**
 * Ends all that a member waits for, because they may book no more; what is held for them is offered
 * to the next. The caller holds them and the boats of `lockHeldBoats`.
 */
export async function endWaitingOf(
  tx: Tx,
  memberId: number,
  boats: readonly Pick<HeldPlace, "id">[],
  moment: Moment,
): Promise<void> {
  const { at } = moment;
  const ending = { gone: await listHeldFor(tx, memberId), entries: [] };
  await endWaiting(tx, ending, boats, at);
  await tx.$executeRaw`${endWaitlistEntries(Prisma.sql`"memberId" = ${memberId}`, at)}`;
  await offerAfterwards(tx, ending, moment);
}
