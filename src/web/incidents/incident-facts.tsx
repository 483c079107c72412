import type { ReactNode } from "react";
import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { fullName } from "../../shared/members/full-name";
import { formatTime } from "../../shared/time/clock-times";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { useFormats } from "../clock/use-formats";
import { Panel } from "../ui/panel";

/** What somebody who looks for the boat has to know. */
export function IncidentFacts({ incident }: { incident: LookedAtIncident }) {
  const formats = useFormats();
  const timeOf = useClubTimeOf();
  const { boat, rower, crew, aboard, plan, launchedAt, dueTime, extendedTo, wind } = incident;
  return (
    <Panel title="What we know">
      <dl className="grid xs:grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact term="Boat">{boat.name}</Fact>
        <Fact term="Rower">{fullName(rower)}</Fact>
        <Fact term="Also aboard">
          {[...crew.map(fullName), ...aboard].join(", ") || "nobody else"}
        </Fact>
        <Fact term="Plan">{plan || "none given"}</Fact>
        <Fact term="Launched">{timeOf(launchedAt)}</Fact>
        <Fact term="Due">
          {formatTime(dueTime, formats)}
          {extendedTo !== null && `, extended to ${formatTime(extendedTo, formats)}`}
        </Fact>
        {wind !== null && <Fact term="Wind now">{wind}</Fact>}
      </dl>
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="break-words font-semibold tabular-nums">{children}</dd>
    </>
  );
}
