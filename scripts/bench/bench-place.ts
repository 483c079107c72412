import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCluster } from "../postgres-cluster.mjs";
import { killChildren } from "./child-process";

/** What a run of the bench stands on. */
export interface BenchPlace {
  /** undefined where no PostgreSQL can be had */
  cluster: Awaited<ReturnType<typeof startCluster>>;
  folder: string;
  /** what is put away with the place, at its end or when the run is stopped */
  closing: (() => void)[];
}

/** Runs in a place of its own for so many minutes at most, and leaves nothing behind. */
export async function inBenchPlace(
  longestMinutes: number,
  run: (place: BenchPlace) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "slipway-bench-"));
  const cluster = await startCluster();
  const closing: (() => void)[] = [];
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp(signal));
  setTimeout(() => giveUp(`${longestMinutes} minutes`), longestMinutes * 60_000).unref();
  try {
    await run({ cluster, folder, closing });
  } finally {
    await putAway();
  }

  async function putAway() {
    killChildren();
    for (const close of closing) close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  async function giveUp(reason: string) {
    await putAway();
    console.error(`Stopped by ${reason}.`);
    process.exit(1);
  }
}
