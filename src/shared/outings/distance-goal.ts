import { z } from "zod";
import { seenOf } from "../fields/seen";
import { distanceScale, type Units, wholeOf } from "../profile/units";

const most = 9999;

const error = `Please enter 1 to ${most} km, whole`;

const goal = {
  /** whole kilometres; null is none */
  kilometres: z.int({ error }).min(1, { error }).max(most, { error }).nullable(),
};

/** How far a member means to row in a season. */
export const goalView = z.object(goal);
export type GoalView = z.infer<typeof goalView>;

export const setGoalInput = goalView.extend({ seen: seenOf(goal) });
export type SetGoalInput = z.infer<typeof setGoalInput>;

/** The most that can be typed as a goal, in the club's unit. */
export const mostGoal = (units: Units): number => Math.floor(distanceScale(units).shown(most));

/** What a field shows of a goal: whole, in the club's unit; empty where there is none. */
export const goalTyped = (kilometres: number | null, units: Units): string =>
  kilometres === null ? "" : `${wholeOf(kilometres, distanceScale(units))}`;

/** A goal as it is typed in the club's unit: null where nothing is, undefined where it is none. */
export function goalIn(text: string, units: Units): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const far = Number(typed);
  if (!/^\d{1,4}$/.test(typed) || far < 1 || far > mostGoal(units)) return undefined;
  return Math.round(distanceScale(units).stored(far));
}
