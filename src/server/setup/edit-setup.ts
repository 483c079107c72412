import { changedFields } from "../../shared/audit/changed-fields";
import { type SetupEdit, setupStepIds } from "../../shared/setup/setup-schemas";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockSetup } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";

/**
 * What an admin says of the list of a new club; a club that has no such list stays without. Refuses
 * CHANGED_SINCE, to which the steps put off are in the order of the list.
 */
export async function editSetup(
  db: PrismaClient,
  { seen, ...given }: SetupEdit,
  by: Actor,
  { at }: Moment,
): Promise<void> {
  await writing(db, async (tx) => {
    await lockSetup(tx);
    const before = await tx.clubSetup.findUnique({ where: { id: 1 } });
    if (!before) return;
    const later = setupStepIds.filter((step) => before.later.includes(step));
    refuseChangedSince({ later }, seen);
    const standing = { ...before, closed: before.closedAt !== null };
    const { closed, ...after } = changedFields(standing, given).after;
    const closing = closed === undefined ? {} : { closedAt: closed ? at : null };
    await tx.clubSetup.update({ where: { id: 1 }, data: { ...after, ...closing } });
    await recordAct(tx, by, "setup edited", clubSubject("Setting up"), at, { after: given });
  });
}
