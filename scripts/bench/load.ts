import autocannon from "autocannon";

const seconds = 2.5;

/** What came through, and how long one call took. */
export interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Sends requests over so many connections, each as soon as the one before is answered. */
export async function loadUrl(
  options: Omit<autocannon.Options, "duration"> & { connections: number },
): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon({ ...options, duration: seconds, timeout: 30 }, (error, result) =>
      error ? reject(error) : resolve(result),
    ).on("response", (_client, _status, _bytes, milliseconds) =>
      // Autocannon's own histogram knows whole milliseconds only.
      times.push(milliseconds),
    );
  });
  if (non2xx + errors > 0) {
    throw new Error(`${options.url}: ${non2xx} refusals and ${errors} errors`);
  }
  return summary(times, performance.now() - started);
}

/** Calls from so many callers, each as soon as its last call returned. */
export async function loadCalls(callers: number, call: () => Promise<unknown>): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const caller = async () => {
    while (performance.now() < until) {
      const called = performance.now();
      await call();
      times.push(performance.now() - called);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return summary(times, performance.now() - started);
}

function summary(times: number[], elapsedMs: number): Load {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { perSecond: sorted.length / (elapsedMs / 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}
