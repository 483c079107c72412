import type { GoalView, SetGoalInput } from "../../shared/outings/distance-goal";
import { refuseChangedSince } from "../answers/refuse-changed-since";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { lockMember } from "../locks";
import type { SignedInActor } from "../people/actor";

/** Sets how far a member means to row in a season, or null. Nobody else reads it. Refuses CHANGED_SINCE. */
export async function setGoal(
  db: PrismaClient,
  { kilometres, seen }: SetGoalInput,
  by: SignedInActor,
): Promise<GoalView> {
  return writing(db, async (tx) => {
    const { goalKilometres } = await lockMember(tx, by.id);
    refuseChangedSince({ kilometres: goalKilometres }, seen);
    await tx.member.update({ where: { id: by.id }, data: { goalKilometres: kilometres } });
    return { kilometres };
  });
}
