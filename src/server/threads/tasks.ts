import { openTable } from "../../shared/imports/open-table";
import { planBoats } from "../../shared/imports/plan-boats";
import { planHours } from "../../shared/imports/plan-hours";
import { planMembers } from "../../shared/imports/plan-members";
import { Refusal } from "../../shared/refusals";
import { annualReportPdf } from "../reports/pdf/annual-report-pdf";

// The heavy tasks that are done in a thread of their own.

const tasks = { openTable, planMembers, planBoats, planHours, annualReportPdf };
export type Tasks = typeof tasks;

export interface Asked {
  name: keyof Tasks;
  given: unknown[];
}

/** A refusal by its parts, because an error of ours is copied without them. */
export type Outcome<Done = unknown> =
  | { done: Done; refused?: never }
  | { refused: ConstructorParameters<typeof Refusal> };

/** Does one of them, where it is called. */
export async function doTask({
  name,
  given,
}: {
  name: keyof Tasks;
  given: never[];
}): Promise<Outcome> {
  const task: (...given: never[]) => unknown = tasks[name];
  try {
    return { done: await task(...given) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: [error.code, error.sentence, error.field] };
  }
}
