import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "../../src/server/project-root";

// A tree that is not built yet builds itself first, and may have to install what it needs.
const readyWithinMs = 240_000;
// What it was asked last is written by then, and no row is locked while it is kept still.
const finishesWithinMs = 1_000;
const children = new Set<ChildProcess>();

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** from the spawn to the line that gives the address */
  startMs: number;
  /** resident memory now; undefined where the system does not tell */
  residentMb: () => number | undefined;
  /** processor time used so far, its own and the system's for it; undefined likewise */
  cpuMs: () => number | undefined;
  stop: () => Promise<void>;
}

/** One that takes no processor time while something else is measured. */
export interface StillableServer extends ServerProcess {
  keepStill: (during: () => Promise<void>) => Promise<void>;
}

/** Starts `node ...command` in a folder and waits until it prints the address it serves. */
export async function startServer(
  command: string[],
  environment: Record<string, string> = {},
  folder = projectRoot,
): Promise<StillableServer> {
  const started = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  const url = await addressOf(child, command);
  return {
    url,
    startMs: performance.now() - started,
    residentMb: () => residentMb(child.pid),
    cpuMs: () => cpuMs(child.pid),
    stop: () => stop(child),
    keepStill: async (during) => {
      await sleep(finishesWithinMs);
      child.kill("SIGSTOP");
      try {
        await during();
      } finally {
        child.kill("SIGCONT");
      }
    },
  };
}

/** Ends whatever still runs; for a bench that gives up. */
export function killChildren() {
  for (const child of children) child.kill("SIGKILL");
}

async function addressOf(child: ReturnType<typeof spawn>, command: string[]): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error(`Nothing to read from ${command.join(" ")}.`);
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`${command.join(" ")} ${what}`));
    setTimeout(() => fail("did not start in time."), readyWithinMs).unref();
    child.once("exit", (code) => fail(`ended with ${code}.`));
    createInterface({ input: stdout }).on("line", (line) => {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    });
  });
}

function residentMb(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}

// Linux counts processor time in hundredths of a second.
const tickMs = 10;

function cpuMs(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The program's name stands in brackets and may hold spaces; the 12th and 13th field after it count.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
