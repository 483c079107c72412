import { toHours } from "../../shared/hours/quarters";
import type { DropReason } from "../../shared/mail/drop-reasons";
import { type ClubDate, fromDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";

/** The reminder of a member's hours that was written at a moment. */
interface HourReminder {
  memberId: number;
  createdAt: Date;
}

/** The lots that a reminder told of, with whatever its member was told of them since. */
async function listWarned(db: Db, { memberId, createdAt }: HourReminder) {
  return db.hourWarning.findMany({
    where: { createdAt, lot: { memberId } },
    include: { lot: { include: { warnings: { where: { createdAt: { gt: createdAt } } } } } },
    orderBy: [{ expiresOn: "asc" }, { lotId: "asc" }],
  });
}

type Warned = Awaited<ReturnType<typeof listWarned>>[number];

/** Of what a reminder told of, the hours that will expire on that day still. */
export async function listStillExpiring(db: Db, reminder: HourReminder, today: ClubDate) {
  const warned = await listWarned(db, reminder);
  return warned
    .filter((one) => whyPast(one, today) === null)
    .map(({ expiresOn, lot }) => ({
      hours: toHours(lot.remainingQuarters),
      expiresOn: fromDay(expiresOn),
    }));
}

/** Why nothing that a reminder told of expires on its day any more; null while some of it does. */
export async function whyNoneExpire(
  db: Db,
  reminder: HourReminder,
  today: ClubDate,
): Promise<DropReason | null> {
  const reasons = (await listWarned(db, reminder)).map((one) => whyPast(one, today));
  return reasons.includes(null) ? null : (reasons[0] ?? usedUp);
}

const usedUp = "HOURS_USED";

function whyPast({ expiresOn, lot }: Warned, today: ClubDate): DropReason | null {
  if (lot.expiresOn?.getTime() !== expiresOn.getTime()) return "HOURS_MOVED";
  if (fromDay(expiresOn) < today) return "HOURS_EXPIRED";
  if (lot.remainingQuarters === 0) return usedUp;
  return lot.warnings.length > 0 ? "OVERTAKEN" : null;
}
