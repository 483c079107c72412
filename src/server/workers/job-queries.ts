import type { JobView } from "../../shared/jobs";
import type { Db } from "../database/open-database";
import type { Moment } from "../time/moment";

/** Every job the server knows, with its last run and when it is next due. */
export async function listJobs(db: Db, { at }: Moment): Promise<JobView[]> {
  const jobs = await db.job.findMany({ orderBy: { name: "asc" } });
  return jobs.map((job) => ({
    name: job.name,
    dueAt: job.dueAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
    running: job.heldUntil !== null && job.heldUntil > at,
    failed: job.failed,
    result: job.result,
  }));
}

/** Whether a job's last run failed. */
export async function hasFailed(db: Db, name: string): Promise<boolean> {
  return (await db.job.count({ where: { name, failed: true } })) > 0;
}
