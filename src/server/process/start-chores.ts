import { nightlyBackup } from "../backups/nightly-backup";
import type { Reach } from "../database/out-of-reach";
import type { Settings } from "../env";
import { clubJobs } from "../jobs/club-jobs";
import { startJobs } from "../jobs/start-jobs";
import type { PaymentGateway } from "../payments/gateway";
import { clubMomentAt } from "../settings/profile-queries";
import { systemClock } from "../time/clock";
import type { RepeatedWork } from "../workers/repeat-work";
import { enrolJobs } from "../workers/run-if-due";
import type { OpenClub } from "./open-club";

interface Around {
  gateway: PaymentGateway | undefined;
  reach: Reach;
  onRan: () => void;
  onError: (error: unknown) => void;
}

/** Starts the jobs of the club, and its backup every night. */
export async function startChores(
  { db, changes, atOneInstant }: OpenClub,
  { weatherUrl, publicUrl, backupDir }: Settings,
  { gateway, reach, onRan, onError }: Around,
): Promise<RepeatedWork> {
  const jobs = [
    ...clubJobs({ db, gateway, changes, weatherUrl, reach, publicUrl }, onError),
    nightlyBackup({ db, atOneInstant, backupDir }),
  ];
  const { now } = systemClock;
  await enrolJobs(db, jobs, now());
  return startJobs(db, jobs, { now, momentOf: clubMomentAt }, { onRan, onError });
}
