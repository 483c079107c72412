import type { IncidentState } from "./incident-schemas";

/** Whether a boat of an incident is still looked for. */
export const isOpen = ({ state }: { state: IncidentState }): boolean =>
  state === "open" || state === "acknowledged";
