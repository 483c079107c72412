import type { OutingView } from "../../shared/outings/outing-schemas";
import { logStateOf, type OutingState } from "../../shared/outings/outing-state";
import { toMinutes } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";

/** What a rower's presses at the dock are decided on. */
export type DockOuting = Pick<
  OutingView,
  | "bookingId"
  | "boat"
  | "bookingDate"
  | "startTime"
  | "endTime"
  | "dueTime"
  | "launchedAt"
  | "landedAt"
  | "kilometres"
  | "note"
  | "continues"
> &
  Partial<Pick<OutingView, "alarmed" | "stillOut" | "crew" | "aboard">> & {
    /** in short on the tablet, which shows it to whoever passes by */
    rower?: OutingView["rower"] | string;
  };

/** Where an outing stands by this minute: what was read may be from before it became ready or late. */
export function stateNow(outing: DockOuting, now: ClubTime): OutingState {
  const { startTime, endTime } = outing;
  const duration = (toMinutes(endTime) - toMinutes(startTime)) / 60;
  return logStateOf({ ...outing, duration }, now);
}

/** What is so of it, in two or three words: "Ready to launch", "You are out", "Welcome back". */
export function dockHeading(outing: DockOuting, now: ClubTime): string {
  const state = stateNow(outing, now);
  return state === "ready" && outing.stillOut ? "Your boat is still out" : headings[state];
}

const headings: Record<OutingState, string> = {
  booked: "At the dock",
  ready: "Ready to launch",
  launched: "You are out",
  late: "You are late",
  overdue: "You are overdue",
  landed: "Welcome back",
  missed: "At the dock",
};

/** Whether a boat is out, on time or not; a booking that continues another is not counted again. */
export const isOut = (outing: DockOuting, now: ClubTime): boolean =>
  outing.continues === null && ["launched", "late", "overdue"].includes(stateNow(outing, now));

/**
 * The one outing a rower has something to press for: the boat they are out in, else the one that is
 * ready, else today's last landing as long as it has no kilometres. `outings` are the latest first.
 */
export function outingAtHand<Outing extends DockOuting>(
  outings: readonly Outing[],
  now: ClubTime,
): Outing | null {
  const ready = outings.filter((outing) => stateNow(outing, now) === "ready");
  const landed = outings.find(
    (outing) => outing.landedAt && outing.bookingDate === now.today && outing.continues === null,
  );
  return (
    outings.find((outing) => isOut(outing, now)) ??
    ready.at(-1) ??
    (landed?.kilometres === null ? landed : null)
  );
}

/** Who is typed to be aboard: "Robin, Jo" → two names. */
export const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Everybody in a boat besides its rower, by name. */
export const namesAboard = ({ crew, aboard }: Pick<OutingView, "crew" | "aboard">): string[] => [
  ...crew.map(({ name }) => name),
  ...aboard,
];

/** Whether somebody else may be in the boat, or it is somebody else's. */
export const isWithOthers = ({ crew, aboard, rower }: DockOuting, memberId: number): boolean =>
  Boolean(crew?.length || aboard?.length || (typeof rower === "object" && rower.id !== memberId));
