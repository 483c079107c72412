import { addMinutes, isValid, max } from "date-fns";

/** Who hears that a boat is late, one after the other. */
export const escalationSteps = ["rower", "dutyOfficer", "everyone"] as const;
export type EscalationStep = (typeof escalationSteps)[number];

/** How long an acknowledgement silences an incident. */
const silentMinutes = 30;

/** One step that was or is to be told. `round` counts the acknowledgements before it. */
export interface StepTold {
  rung: EscalationStep;
  round: number;
}

/** What the ladder knows of one due time of a boat that is out. */
export interface LadderFacts {
  dueAt: Date;
  /** minutes after the due time, for each step */
  after: readonly number[];
  told: readonly StepTold[];
  acknowledgedAt: readonly Date[];
  /** an admin has ended it without a landing */
  closed: boolean;
}

/**
 * The steps to tell at this moment, each once for a due time; rules, On the water. Where several
 * fell due together, the rower and the highest are told. Once somebody has acknowledged it,
 * everyone hears again half an hour later.
 */
export function stepsToTell(facts: LadderFacts, at: Date): StepTold[] {
  const { told, acknowledgedAt, closed } = facts;
  if (closed) return [];
  const round = acknowledgedAt.length;
  if (round === 0) return climb(facts, at).map((rung) => ({ rung, round }));
  const again = told.every((one) => one.round < round) && silentUntil(acknowledgedAt) <= at;
  return again ? [{ rung: "everyone", round }] : [];
}

/**
 * The due time that the ladder goes by. Once an alarm has gone beyond the rower it is the one that was
 * told of (`alarmed`), however much longer the boat is to stay out; until staff have `closed` it, and
 * the boat is due later than they knew.
 */
export function ladderDueAt(
  dueAt: Date,
  { alarmed, closed }: { alarmed: readonly Date[]; closed: readonly Date[] },
): Date {
  const [told, knownToStaff] = [max([...alarmed]), max([...closed])];
  if (!isValid(told)) return dueAt;
  return knownToStaff >= told && dueAt > knownToStaff ? dueAt : told;
}

/** When the silence after the latest acknowledgement ends. */
export const silentUntil = (acknowledgedAt: readonly Date[]): Date =>
  addMinutes(Math.max(...acknowledgedAt.map((moment) => moment.getTime())), silentMinutes);

function climb({ dueAt, after, told }: LadderFacts, at: Date): EscalationStep[] {
  const highest = Math.max(-1, ...told.map(({ rung }) => escalationSteps.indexOf(rung)));
  const fallen = escalationSteps.filter(
    (_, step) => step > highest && addMinutes(dueAt, after[step] ?? Number.NaN) <= at,
  );
  return fallen.filter((rung) => rung === "rower" || rung === fallen.at(-1));
}
