import type { RosterEntry } from "../../shared/members/member-views";
import type { Db } from "../database/open-database";

/** Approved members as managers see them: how to reach them, nothing more. */
export async function listRoster(db: Db): Promise<RosterEntry[]> {
  return db.member.findMany({
    where: { approvalStatus: "approved", deletedAt: null },
    select: {
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      membershipStatus: true,
    },
    orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
  });
}
