import autocannon from "autocannon";
import type { ServerProcess } from "./child-process";

const seconds = 2.5;
// So many calls, however long they take: what is compiled by then is what runs for weeks. After 1,500
// bookings each takes a third more of the processor than after 5,000; then it stays.
const warmingCalls = 5_000;

/** What came through, how long one call took, and what it cost. */
export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** processor time of the answering process for one call; undefined where nobody tells */
  cpuMs: number | undefined;
}

/**
 * Sends requests to a server over so many connections, each as soon as the one before is answered.
 * Every answer must have the same status.
 */
export async function loadServer(
  server: ServerProcess,
  { path, status = 200, ...options }: LoadOptions,
): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const cpuBefore = server.cpuMs();
  const { statusCodeStats, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = { ...options, url: server.url + path, duration: seconds, timeout: 30 };
    autocannon(load, (error, result) => (error ? reject(error) : resolve(result))).on(
      "response",
      (_client, _status, _bytes, milliseconds) =>
        // Autocannon's own histogram knows whole milliseconds only.
        times.push(milliseconds),
    );
  });
  const elapsedMs = performance.now() - started;
  const cpuAfter = server.cpuMs();
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => code !== String(status));
  if (errors > 0 || others.length > 0) {
    throw new Error(`${path}: ${errors} errors, answered ${others.join(", ") || status}`);
  }
  if (times.length === 0) throw new Error(`${path}: no answer in ${seconds} seconds`);
  const used = cpuBefore !== undefined && cpuAfter !== undefined ? cpuAfter - cpuBefore : undefined;
  return summary(times, elapsedMs, used);
}

/** Sends as many requests as warm a process up; counts nothing. */
export async function warmServer(server: ServerProcess, options: LoadOptions): Promise<void> {
  const { path, status: _status, ...load } = options;
  await autocannon({ ...load, url: server.url + path, amount: warmingCalls, timeout: 30 });
}

export interface LoadOptions extends Pick<autocannon.Options, "headers" | "requests"> {
  path: string;
  connections: number;
  status?: number;
}

/** Calls within this process from so many callers, each as soon as its last call returned. */
export async function loadCalls(callers: number, call: () => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const until = started + seconds * 1000;
  const caller = async () => {
    while (performance.now() < until) {
      const called = performance.now();
      await call();
      times.push(performance.now() - called);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const { user, system } = process.cpuUsage(cpuBefore);
  return summary(times, performance.now() - started, (user + system) / 1000);
}

function summary(times: number[], elapsedMs: number, cpuMs: number | undefined): Load {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    perSecond: sorted.length / (elapsedMs / 1000),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuMs: cpuMs === undefined ? undefined : cpuMs / sorted.length,
  };
}
