import type { Habit } from "../habits/diary";
import type { SimulatedClub } from "../simulated-club";
import type { StepKind } from "../steps/step-kind";

/** Something that comes over the whole club: how it comes, what it does, and what must hold meanwhile. */
export interface Fault {
  /** how often it comes, and for how long */
  habit: Habit;
  /** its steps by their names in a story; they throw `Broken` where the club does not bear it */
  steps: Record<string, StepKind>;
  /** ends it where it has not ended by itself */
  end: (club: SimulatedClub) => Promise<void>;
}
