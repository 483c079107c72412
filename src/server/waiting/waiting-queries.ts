import type { Waiting } from "../../shared/waiting/waiting";
import { nightlyBackupName } from "../backups/nightly-backup";
import { countWaitingGroundings } from "../damage/staff-damage-queries";
import type { Db } from "../database/open-database";
import { countFailedMail, countKeptMail } from "../delivery/outbox-queries";
import { listBoatsOffline } from "../fleet/boat-queries";
import { findLongestWaitingRows } from "../introductory-rows/introductory-row-queries";
import { searchMembers } from "../members/member-search-queries";
import { findLongestUnpaid } from "../payments/order-queries";
import type { Moment } from "../time/moment";
import { hasFailed } from "../workers/job-queries";

/** How many of each kind come along; the screens of their own show the rest. */
const shown = 3;

/** Everything that waits for an admin, the longest waiting of each kind first. */
export async function getWaiting(db: Db, moment: Moment): Promise<Waiting> {
  const waiting = { search: "", standing: "pending" as const, page: 1 };
  const applicants = await searchMembers(db, waiting, moment);
  return {
    applicants: { total: applicants.total, first: applicants.members.slice(0, shown) },
    unpaidOrders: await findLongestUnpaid(db, shown, moment.clock),
    rowRequests: await findLongestWaitingRows(db, shown),
    boatsOffline: await listBoatsOffline(db),
    groundings: await countWaitingGroundings(db),
    failedMail: await countFailedMail(db),
    keptMail: await countKeptMail(db),
    failedBackup: await hasFailed(db, nightlyBackupName),
  };
}
