import type { LookedAtIncident } from "../../shared/incidents/incident-schemas";
import { useClubTimeOf } from "../clock/use-club-time-of";
import { Notice } from "../ui/notice";

/** Where an incident stands, in a sentence. */
export function IncidentStanding({ incident }: { incident: LookedAtIncident }) {
  const timeOf = useClubTimeOf();
  const { state, notes, landedAt, silentUntil } = incident;
  const last = notes.findLast(({ act }) => act === state);
  switch (state) {
    case "open":
      return (
        <Notice kind="danger" title="Nobody sees to it right now">
          Look at the dock first: most late boats are back already.
        </Notice>
      );
    case "acknowledged":
      return (
        <Notice kind="careful" title={last && `${last.by} sees to it since ${timeOf(last.at)}`}>
          {last?.note}
          {silentUntil !== null &&
            ` · If the boat is still out at ${timeOf(silentUntil)}, everyone hears again.`}
        </Notice>
      );
    case "landed":
      return <Notice kind="good" title={`Back at ${landedAt ? timeOf(landedAt) : "the dock"}`} />;
    case "closed":
      return (
        <Notice title={last && `Closed by ${last.by} at ${timeOf(last.at)}`}>{last?.note}</Notice>
      );
  }
}
