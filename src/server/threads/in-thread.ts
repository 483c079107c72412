import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { Refusal } from "../../shared/refusals";
import { projectRoot } from "../project-root";
import type { Asked, Outcome, Tasks } from "./tasks";

// Each may take a core and as much memory as everything else, and a core is left to everybody else.
const atOnce = pLimit(availableParallelism() > 2 ? 2 : 1);

const fromSource = import.meta.url.endsWith(".ts");
const file = fromSource ? "src/server/threads/thread-tasks.ts" : "dist/server/thread-tasks.js";
const { href } = pathToFileURL(path.join(projectRoot, file));
// A thread does not take over how this process reads TypeScript.
const code = fromSource
  ? `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(href)})))`
  : `import(${JSON.stringify(href)})`;

type Done<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/**
 * Does a heavy task in a thread that lives for it, so that everybody else is answered meanwhile. At
 * most two do at once, one where there are two cores. What is given and comes back is copied: plain data and bytes. A refusal
 * there is one here.
 */
export async function inThread<Name extends keyof Tasks>(
  name: Name,
  ...given: Parameters<Tasks[Name]>
): Promise<Done<Name>> {
  const outcome: Outcome<Done<Name>> = await atOnce(() => askThread({ name, given }));
  if (outcome.refused) throw new Refusal(...outcome.refused);
  return outcome.done;
}

async function askThread(asked: Asked) {
  const thread = new Worker(code, {
    eval: true,
    execArgv: [],
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const [outcome] = await once(thread, "message");
  await thread.terminate();
  return outcome;
}
