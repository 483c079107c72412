import type { WaterOutlookView } from "../../shared/conditions/conditions-schemas";
import { verdictWords } from "../../shared/conditions/conditions-words";
import { type VerdictRun, verdictRuns } from "../../shared/conditions/verdict-runs";
import type { Verdict } from "../../shared/conditions/verdicts";
import { exactly, roundly, windScale } from "../../shared/profile/units";
import { shortTime } from "../../shared/time/clock-times";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { FoldedTable } from "../ui/folded-table";
import { CarefulIcon, CheckCircleIcon, DangerIcon, InfoIcon } from "../ui/icons/icons";

/** Wind and gusts of the next hours against their limits, what they come to, and the same as a table. */
export function OutlookChart({ outlook }: { outlook: WaterOutlookView }) {
  const formats = useFormats();
  const scale = windScale(useProfile().units);
  const speed = (kmh: number | null) => (kmh === null ? "—" : roundly(kmh, scale));
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-3 *:min-w-0 sm:p-4">
      <Legend outlook={outlook} />
      <Drawing outlook={outlook} runs={verdictRuns(outlook.hours)} />
      <FoldedTable
        caption={`The water's next ${outlook.hours.length} hours`}
        heads={["From", "Wind", "Gusts", "Conditions"]}
        rows={outlook.hours.map(({ startTime, windKmh, gustKmh, verdict, reasons }) => ({
          name: shortTime(startTime, formats),
          cells: [speed(windKmh), speed(gustKmh), [verdictWords[verdict], ...reasons].join(". ")],
        }))}
      />
    </div>
  );
}

function Legend({ outlook: { windLimitKmh, gustLimitKmh } }: { outlook: WaterOutlookView }) {
  const scale = windScale(useProfile().units);
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-ink-soft text-xs tabular-nums">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-sm bg-tide" />
        Wind, limit {exactly(windLimitKmh, scale)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-sm border-2 border-cedar" />
        Gusts, limit {exactly(gustLimitKmh, scale)}
      </span>
    </p>
  );
}

/** Each hour is 10 wide; the drawing stretches to the width there is, and is 100 tall. */
function Drawing({
  outlook,
  runs,
}: {
  outlook: WaterOutlookView;
  runs: readonly VerdictRun<Verdict>[];
}) {
  const formats = useFormats();
  const { hours, windLimitKmh, gustLimitKmh } = outlook;
  const values = hours.flatMap(({ windKmh, gustKmh }) => [windKmh ?? 0, gustKmh ?? 0]);
  const most = Math.max(gustLimitKmh, ...values) * 1.08;
  const tall = (kmh: number) => (kmh / most) * 100;
  const columns = { gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` };
  return (
    <div aria-hidden="true" className="grid gap-1">
      <svg
        viewBox={`0 0 ${hours.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-24 w-full border-line-strong border-b"
        aria-hidden="true"
      >
        {hours.map(({ startTime, windKmh, gustKmh }, n) => (
          <g key={startTime}>
            {gustKmh !== null && (
              <rect
                {...{ x: n * 10 + 1.5, y: 100 - tall(gustKmh), width: 7, height: tall(gustKmh) }}
                vectorEffect="non-scaling-stroke"
                className="fill-transparent stroke-2 stroke-cedar"
              />
            )}
            {windKmh !== null && (
              <rect
                {...{ x: n * 10 + 1.5, y: 100 - tall(windKmh), width: 7, height: tall(windKmh) }}
                className="fill-tide"
              />
            )}
          </g>
        ))}
        <LimitLine at={100 - tall(windLimitKmh)} look="stroke-tide-deep" hours={hours.length} />
        <LimitLine at={100 - tall(gustLimitKmh)} look="stroke-cedar" hours={hours.length} />
      </svg>
      <div className="grid text-ink-soft text-xs tabular-nums" style={columns}>
        {hours.map(({ startTime }, n) => (
          <span key={startTime} className="whitespace-nowrap">
            {n % 3 === 0 && shortTime(startTime, formats)}
          </span>
        ))}
      </div>
      <div className="grid gap-x-0.5" style={columns}>
        {runs.map((run) => (
          <Run key={run.from} run={run} />
        ))}
      </div>
    </div>
  );
}

function LimitLine({ at, look, hours }: { at: number; look: string; hours: number }) {
  return (
    <line
      {...{ x1: 0, x2: hours * 10, y1: at, y2: at }}
      vectorEffect="non-scaling-stroke"
      strokeDasharray="5 4"
      className={`stroke-2 ${look}`}
    />
  );
}

/** Hours in a row that come to the same; a single one has room for its mark alone on a phone. */
function Run({ run: { verdict, count } }: { run: VerdictRun<Verdict> }) {
  const { Icon, soft } = verdictLook[verdict];
  return (
    <span
      className={`flex min-w-0 items-center justify-center gap-1 rounded-sm px-0.5 py-1 font-semibold text-xs ${soft}`}
      style={{ gridColumn: `span ${count}` }}
    >
      <Icon className="size-4 shrink-0" />
      <span className={count < 3 ? "hidden truncate lg:inline" : "truncate"}>
        {verdictWords[verdict]}
      </span>
    </span>
  );
}

/** Each verdict's mark and colours. The mark tells it without the colour, its word without either. */
const verdictLook = {
  go: { Icon: CheckCircleIcon, soft: "bg-kelp-soft text-kelp" },
  careful: { Icon: CarefulIcon, soft: "bg-amber-soft text-amber" },
  unknown: { Icon: InfoIcon, soft: "bg-sunken text-ink-soft" },
  "no-go": { Icon: DangerIcon, soft: "bg-signal-soft text-signal" },
} as const satisfies Record<Verdict, object>;
