import { useId } from "react";
import type { DamageReportView } from "../../shared/damage/damage-schemas";
import { trpc } from "../calls/api";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { Badge } from "../ui/badge";
import { ReportPhotos } from "./report-photos";
import { severityWords } from "./severity-words";

/** What somebody has reported, with what became of it; nothing where they never did. */
export function MyReports() {
  const mine = useRead(trpc.boats.myDamage.useQuery());
  const id = useId();
  return (
    <Read of={mine} failure="Your reports did not load" skeleton="h-0" slow="">
      {(reports) =>
        reports.length > 0 && (
          <section aria-labelledby={id} className="grid gap-3">
            <h2 id={id} className="text-xl">
              Your reports
            </h2>
            <ul className="grid gap-3">
              {reports.map((report) => (
                <MyReport key={report.id} report={report} />
              ))}
            </ul>
          </section>
        )
      }
    </Read>
  );
}

function MyReport({ report }: { report: DamageReportView }) {
  return (
    <li className="grid gap-2 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {report.boat.name}
        <Badge tone={report.resolvedAt ? "good" : "careful"}>
          {report.resolvedAt ? "Mended" : severityWords[report.severity].label}
        </Badge>
      </p>
      {report.entries.map(({ createdAt, what }) => (
        <p key={createdAt}>{what}</p>
      ))}
      {report.note && <p className="text-ink-soft text-sm">The club says: {report.note}</p>}
      <ReportPhotos report={report} />
    </li>
  );
}
