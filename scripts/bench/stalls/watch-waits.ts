import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const betweenMs = 5;

/** What somebody else waited for at most, in milliseconds, while a call ran; and how long it ran. */
export interface Waits {
  ran: number;
  health: number;
  read: number;
}

/** Asks for health and for a signed-in read, one after the other, as long as the work takes. */
export async function watchWaits(
  url: string,
  cookie: string,
  work: () => Promise<unknown>,
): Promise<Waits> {
  const over = new AbortController();
  const began = performance.now();
  const health = longestWait(`${url}/healthz`, {}, over.signal);
  const read = longestWait(`${url}/api/auth/me`, { cookie }, over.signal);
  try {
    await work();
  } finally {
    over.abort();
    await Promise.allSettled([health, read]);
  }
  return { ran: performance.now() - began, health: await health, read: await read };
}

async function longestWait(url: string, headers: Record<string, string>, over: AbortSignal) {
  // On a connection that nobody else has a large answer on.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let longest = 0;
  while (!over.aborted) {
    const asked = performance.now();
    const [answer]: IncomingMessage[] = await once(get(url, { headers, agent }), "response");
    if (answer?.statusCode !== 200) throw new Error(`${url} answered ${answer?.statusCode}.`);
    await once(answer.resume(), "end");
    longest = Math.max(longest, performance.now() - asked);
    await pause(betweenMs);
  }
  agent.destroy();
  return longest;
}
