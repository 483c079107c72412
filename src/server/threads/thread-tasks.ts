import { parentPort, workerData } from "node:worker_threads";
import { openTable } from "../../shared/imports/open-table";
import { planBoats } from "../../shared/imports/plan-boats";
import { planHours } from "../../shared/imports/plan-hours";
import { planMembers } from "../../shared/imports/plan-members";
import { Refusal } from "../../shared/refusals";
import { annualReportPdf } from "../reports/pdf/annual-report-pdf";

// What a thread of its own does: it begins here, does one task and tells what came of it.

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

const { name, given }: { name: keyof Tasks; given: never[] } = workerData;
parentPort?.postMessage(await outcomeOf(tasks[name]));

async function outcomeOf(task: (...given: never[]) => unknown): Promise<Outcome> {
  try {
    return { done: await task(...given) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: [error.code, error.sentence, error.field] };
  }
}
