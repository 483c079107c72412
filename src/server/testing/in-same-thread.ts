import { deserialize, serialize } from "node:v8";
import { Refusal } from "../../shared/refusals";
import { doTask, type Outcome, type Tasks } from "../threads/tasks";

/**
 * Stands in for `threads/in-thread.ts` in tests on the club in memory: a thread would read all of its
 * modules from their sources for each task. What is given and comes back is copied here, too.
 */
export async function inThread<Name extends keyof Tasks>(
  name: Name,
  ...given: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const asked = copied({ name, given });
  const outcome: Outcome<Awaited<ReturnType<Tasks[Name]>>> = copied(await doTask(asked));
  if (outcome.refused) throw new Refusal(...outcome.refused);
  return outcome.done;
}

const copied = (value: unknown) => deserialize(serialize(value));
