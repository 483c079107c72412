import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "../project-root";

/** The built server in a process of its own, on a free port and a folder of its own. */
export interface SpawnedServer {
  origin: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

const openLine = /Slipway is open at (http:\/\/\S+)/;

/** Starts `dist/server/main.js` and waits until it says that it is open. */
export async function spawnServer(env: Record<string, string> = {}): Promise<SpawnedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "slipway-server-"));
  const child = spawn(process.execPath, [path.join(projectRoot, "dist/server/main.js")], {
    env: { ...process.env, PORT: "0", DATA_DIR: folder, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const origin = await Promise.race([
    firstMatch(lines),
    exited.then(() => {
      throw new Error("The server ended before it was open.");
    }),
  ]);
  return {
    origin,
    process: child,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function firstMatch(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const origin = openLine.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error("The server never said that it is open.");
}
