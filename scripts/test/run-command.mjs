// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../project-root.mjs";

const graceMs = 5_000;

/**
 * Runs a command with its output on the screen, at once or, after `before`, when it has ended.
 * Gives whether it succeeded; one that takes longer than `timeoutMs`, or is still there when
 * `signal` says stop, is ended with all its children.
 * @param {string[]} command arguments for node
 * @param {{ timeoutMs: number, signal: AbortSignal, env?: NodeJS.ProcessEnv, before?: () => void }} options
 */
export async function runCommand(command, { timeoutMs, signal, env = process.env, before }) {
  signal.throwIfAborted();
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    env,
    stdio: before ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    // Its own process group, so that everything it starts can be ended with it.
    detached: process.platform !== "win32",
  });
  const exit = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const deadline = AbortSignal.timeout(timeoutMs);
  /** @type {NodeJS.Timeout | undefined} */
  let patience;
  const end = () => {
    signalGroup(child, "SIGTERM");
    patience = setTimeout(() => signalGroup(child, "SIGKILL"), graceMs);
  };
  const stop = AbortSignal.any([signal, deadline]);
  stop.addEventListener("abort", end, { once: true });
  const [code] = await exit;
  stop.removeEventListener("abort", end);
  clearTimeout(patience);
  signalGroup(child, "SIGKILL");
  before?.();
  process.stdout.write(output);
  signal.throwIfAborted();
  if (deadline.aborted) console.log(`Ended after ${timeoutMs / 1000} s without a result.`);
  return code === 0 && !deadline.aborted;
}

/** @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} name */
function signalGroup(child, name) {
  try {
    if (process.platform === "win32" || child.pid === undefined) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // Nobody is left in the group.
  }
}
