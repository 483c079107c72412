import { subHours } from "date-fns";
import type { Act } from "../../shared/audit/acts";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { keepMember, lockMembers } from "../locks";
import type { SignedInActor } from "../people/actor";
import type { Moment } from "../time/moment";
import { recordAct } from "./record-act";

const anHour = 10;

/**
 * Notes what a member was refused, ten times an hour of each act: the trail cannot be emptied, and
 * an applicant has an account for nothing.
 */
export async function noteRefusal(
  db: PrismaClient,
  { act, error }: { act: Act; error: string },
  by: SignedInActor,
  { at }: Moment,
): Promise<void> {
  const { id, name } = by;
  await writing(db, async (tx) => {
    // Refusals that come at once are counted one after the other; who has left is not written of.
    await lockMembers(tx, [id]);
    if (!(await keepMember(tx, id))) return;
    const noted = await tx.auditEntry.count({
      where: { actorId: id, act, createdAt: { gt: subHours(at, 1) } },
    });
    if (noted >= anHour) return;
    await recordAct(tx, by, act, { type: "member", id, name }, at, { after: { error } });
  });
}
