import type { JobView } from "../../shared/jobs";
import { trpc } from "../calls/api";
import { useClubStamp } from "../clock/use-club-stamp";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Badge } from "../ui/badge";
import { EmptyState } from "../ui/empty-state";

/** What the server does by itself: when it last did, how that went, and when it will again. */
export function JobsPage() {
  const read = useRead(trpc.admin.jobs.useQuery(undefined, { staleTime: 0 }));
  return (
    <AdminScreen title="Jobs" lead="What runs by itself, once for each due time.">
      <Read of={read} failure="The jobs did not load" skeleton="h-64">
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState level="section" title="No jobs yet">
              They appear as soon as the server has started them.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {jobs.map((job) => (
                <Job key={job.name} job={job} />
              ))}
            </ul>
          )
        }
      </Read>
    </AdminScreen>
  );
}

function Job({ job }: { job: JobView }) {
  const stamp = useClubStamp();
  return (
    <li className="grid gap-1.5 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{job.name}</span>
        <Outcome job={job} />
      </p>
      {job.result && <p className="break-words">{job.result}</p>}
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        <Moment term="Last run">{job.startedAt ? stamp(job.startedAt).words : "never"}</Moment>
        <Moment term="Next run">{stamp(job.dueAt).words}</Moment>
      </dl>
    </li>
  );
}

function Outcome({ job }: { job: JobView }) {
  if (job.running) return <Badge tone="tide">Running</Badge>;
  if (job.failed) return <Badge tone="danger">Failed</Badge>;
  return job.finishedAt ? <Badge tone="good">Done</Badge> : <Badge>Waiting</Badge>;
}

function Moment({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
