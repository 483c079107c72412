import { changedFields } from "../../shared/audit/changed-fields";
import type { SetupEdit } from "../../shared/setup/setup-schemas";
import { clubSubject, recordAct } from "../audit/record-act";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockSetup } from "../locks";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";

/** What an admin says of the list of a new club; a club that has no such list stays without. */
export async function editSetup(
  db: PrismaClient,
  given: SetupEdit,
  by: Actor,
  { at }: Moment,
): Promise<void> {
  await writing(db, async (tx) => {
    await lockSetup(tx);
    const before = await tx.clubSetup.findUnique({ where: { id: 1 } });
    if (!before) return;
    const standing = { ...before, closed: before.closedAt !== null };
    const { closed, ...after } = changedFields(standing, given).after;
    const closing = closed === undefined ? {} : { closedAt: closed ? at : null };
    await tx.clubSetup.update({ where: { id: 1 }, data: { ...after, ...closing } });
    await recordAct(tx, by, "setup edited", clubSubject("Setting up"), at, { after: given });
  });
}
