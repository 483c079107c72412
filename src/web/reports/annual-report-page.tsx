import { useState } from "react";
import type { AnnualReport } from "../../shared/annual-report/annual-report-schemas";
import {
  lastFullYear,
  type Period,
  quietChoices,
  usualQuietDays,
} from "../../shared/annual-report/report-year";
import { trpc } from "../calls/api";
import { useClub, useClubClock } from "../clock/club-clock";
import { AdminScreen } from "../layout/admin-screen";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { OutLink } from "../ui/button";
import { SelectField } from "../ui/forms/select-field";
import { AnnualFigure } from "./annual-figure";
import { isAskable, PeriodFields } from "./period-fields";
import { annualPeriods } from "./report-periods";

/** A year of the club for a committee: pictures, the tables behind them, and both to take away. */
export function AnnualReportPage() {
  const { today } = useClubClock();
  const feeSeason = useClub()?.settings.feeSeason ?? "once";
  const [period, setPeriod] = useState<Period>(() => lastFullYear(today));
  const [quietDays, setQuietDays] = useState<number>(usualQuietDays);
  const asked = { ...period, quietDays };
  const query = String(new URLSearchParams({ ...period, quietDays: String(quietDays) }));
  return (
    <AdminScreen
      title="Annual report"
      lead="A year of the club for its committee and its annual meeting."
      actions={
        isAskable(period) && (
          <OutLink to={`/api/admin/annual-report.pdf?${query}`} download>
            Download as PDF
          </OutLink>
        )
      }
    >
      <div className="grid gap-4">
        <PeriodFields
          periods={annualPeriods(today, feeSeason)}
          period={period}
          onChange={setPeriod}
        />
        <SelectField
          label="Members count as quiet"
          className="max-w-sm"
          value={quietDays}
          onChange={({ target }) => setQuietDays(Number(target.value))}
        >
          {quietChoices.map((days) => (
            <option key={days} value={days}>
              after {days} days without a booking
            </option>
          ))}
        </SelectField>
        <p className="max-w-prose text-ink-soft text-sm">
          The PDF and every CSV file hold the same days. The PDF names no member. Every download is
          noted in the audit trail.
        </p>
      </div>
      {isAskable(period) && <Report asked={asked} query={query} />}
    </AdminScreen>
  );
}

function Report({ asked, query }: { asked: Period & { quietDays: number }; query: string }) {
  const read = useRead(trpc.admin.annualReport.useQuery(asked));
  return (
    <Read of={read} failure="The annual report did not load" skeleton="h-96">
      {({ headlines, figures }) => (
        <>
          <Headlines headlines={headlines} />
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            {figures.map((figure) => (
              <AnnualFigure key={figure.name} figure={figure} query={query} />
            ))}
          </div>
        </>
      )}
    </Read>
  );
}

function Headlines({ headlines }: Pick<AnnualReport, "headlines">) {
  return (
    <dl className="grid xs:grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5">
      {headlines.map(({ term, value }) => (
        <div
          key={term}
          className="flex flex-col-reverse justify-end bg-surface px-3 py-3 last:col-span-2 sm:px-4 sm:last:col-span-1"
        >
          <dt className="text-ink-soft text-xs sm:text-sm">{term}</dt>
          <dd className="font-display font-semibold text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
