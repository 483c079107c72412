import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { projectRoot } from "../project-root";

/** The built server in a process of its own, as `npm start` runs it. */
export interface StartedServer extends SpawnedProcess {
  origin: string;
}

interface SpawnedProcess {
  pid: number;
  /** ends the process without a word of warning, as `kill -9` does */
  kill: () => Promise<void>;
  /** asks it to stop, and gives its exit code */
  stop: () => Promise<number | null>;
}

/** Starts the server with these settings and nothing of the test's own environment. */
export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  const { opened, ...process } = beginServer(settings);
  return { ...process, origin: await opened };
}

/** Starts the server without waiting until it answers: its jobs may be at work before. */
export function beginServer(
  settings: Record<string, string>,
): SpawnedProcess & { opened: Promise<string> } {
  const server = spawnServer(settings);
  const said: string[] = [];
  const opened = new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      said.push(line);
      const open = /open at (http\S+)/.exec(line);
      if (open?.[1]) resolve(open[1]);
    });
    createInterface({ input: server.stderr }).on("line", (line) => said.push(line));
    server.once("exit", () => reject(new Error(`The server did not start:\n${said.join("\n")}`)));
  });
  // Who ends it before it answers waits for nothing.
  opened.catch(() => {});
  return {
    opened,
    pid: server.pid ?? 0,
    kill: async () => {
      await ended(server, "SIGKILL");
    },
    stop: () => ended(server, "SIGTERM"),
  };
}

/** Runs a start that is expected to fail, and gives what it said and its exit code. */
export async function failToStart(settings: Record<string, string>) {
  const server = spawnServer(settings);
  let stderr = "";
  server.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(server, "close");
  return { code, stderr };
}

// A server that lives for one test compiles of the embedded database only what it uses, and only once:
// a third less work for a start.
const shortLived = ["--wasm-lazy-compilation", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

function spawnServer(settings: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  return spawn(
    process.execPath,
    ["--enable-source-maps", ...shortLived, path.join(projectRoot, "dist", "server", "main.js")],
    {
      cwd: projectRoot,
      env: { PATH, HOME, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const exit = once(server, "exit");
  server.kill(signal);
  await exit;
  return server.exitCode;
}
