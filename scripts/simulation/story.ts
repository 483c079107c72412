import { clubInstant, testMoment } from "../../src/server/testing/test-moment";

/** One thing that happens: when (the club's clock), what, through which process, and its details. */
export interface Step {
  /** such as "2026-03-04 07:10" */
  at: string;
  do: string;
  /** which of the club's processes hears of it, where there are several */
  via?: number;
  [detail: string]: unknown;
}

/** A story is plain data: any part of it can be told again, and pasted into a test. */
export type Story = readonly Step[];

/** The instant of a step, were every clock right. */
export function instantOf({ at }: Pick<Step, "at">): Date {
  const [day = "", time = ""] = at.split(" ");
  return clubInstant(day, time);
}

/** An instant as steps write it. */
export function writtenAt(instant: Date): string {
  const { today, minutes } = testMoment(instant).now;
  const two = (count: number) => String(count).padStart(2, "0");
  return `${today} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A story as it is pasted into a test: a line for each step. */
export const printStory = (story: Story): string =>
  `[\n${story.map((step) => `  ${printStep(step)},`).join("\n")}\n]`;

const printStep = (step: Step): string => JSON.stringify(step).replaceAll(/"(\w+)":/g, "$1:");
