import type { Clearance } from "../../shared/clearances/clearance-schemas";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import { toClearance } from "./clearance-view";

/** The reminder of a member's clearances that was written at a moment. */
interface ClearanceReminder {
  memberId: number;
  createdAt: Date;
}

/** The clearances that a reminder told of, with whatever its member was told of them since. */
async function listWarned(db: Db, { memberId, createdAt }: ClearanceReminder) {
  return db.clearanceWarning.findMany({
    where: { createdAt, memberId },
    include: { clearance: { include: { warnings: { where: { createdAt: { gt: createdAt } } } } } },
    orderBy: [{ expiresOn: "asc" }, { name: "asc" }],
  });
}

type Warned = Awaited<ReturnType<typeof listWarned>>[number];

/** Of what a reminder told of, the clearances that end on that day still. */
export async function listStillEnding(
  db: Db,
  reminder: ClearanceReminder,
  today: ClubDate,
): Promise<Clearance[]> {
  const warned = await listWarned(db, reminder);
  return warned
    .filter((one) => whyPast(one, today) === null)
    .map(({ clearance }) => toClearance(clearance));
}

/** Why nothing that a reminder told of ends on its day any more; null while some of it does. */
export async function whyNoneEnd(
  db: Db,
  reminder: ClearanceReminder,
  today: ClubDate,
): Promise<DropReason | null> {
  const reasons = (await listWarned(db, reminder)).map((one) => whyPast(one, today));
  // What is taken away goes with all that was told of it.
  return reasons.includes(null) ? null : (reasons[0] ?? "CLEARANCE_REMOVED");
}

function whyPast({ expiresOn, clearance }: Warned, today: ClubDate): DropReason | null {
  if (clearance.expiresOn.getTime() !== expiresOn.getTime()) {
    return "CLEARANCE_MOVED";
  }
  if (fromDay(expiresOn) < today) return "CLEARANCE_ENDED";
  return clearance.warnings.length > 0 ? "OVERTAKEN" : null;
}
