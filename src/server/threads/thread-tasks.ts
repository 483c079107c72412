import { parentPort, workerData } from "node:worker_threads";
import { doTask } from "./tasks";

// What a thread of its own does: it begins here, does one task and tells what came of it.

parentPort?.postMessage(await doTask(workerData));
