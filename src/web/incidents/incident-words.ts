import type {
  AlarmView,
  IncidentState,
  IncidentView,
  TellingView,
} from "../../shared/incidents/incident-schemas";
import type { Formats } from "../../shared/profile/formats";
import { formatTime } from "../../shared/time/clock-times";
import type { Tone } from "../ui/badge";

export const stateWords: Record<IncidentState, { words: string; tone: Tone }> = {
  open: { words: "Overdue", tone: "danger" },
  acknowledged: { words: "Overdue, seen to", tone: "careful" },
  landed: { words: "Back", tone: "good" },
  closed: { words: "Closed", tone: "neutral" },
};

const stepWords: Record<AlarmView["rung"], string> = {
  rower: "Rower",
  dutyOfficer: "Duty officer",
  everyone: "Managers and admins",
};

/** "Managers and admins, again". */
export const alarmWords = ({ rung: step, again }: AlarmView): string =>
  again ? `${stepWords[step]}, again` : stepWords[step];

export const tellingWords: Record<TellingView["state"], { words: string; tone: Tone }> = {
  sent: { words: "Sent", tone: "good" },
  waiting: { words: "On its way", tone: "tide" },
  kept: { words: "Not sent: no mail leaves", tone: "danger" },
  failed: { words: "Not sent", tone: "danger" },
  withdrawn: { words: "Not needed any more", tone: "neutral" },
};

/** "stays out until 7:50 AM". */
export function actWords(
  { act, dueTime }: IncidentView["notes"][number],
  formats: Formats,
): string {
  if (act === "extended") return `stays out until ${formatTime(dueTime, formats)}`;
  return act === "closed" ? "closed" : "sees to it";
}
