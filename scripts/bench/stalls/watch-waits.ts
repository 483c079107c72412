import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

const betweenMs = 5;

/** What somebody else waited for at most, in milliseconds, while a call ran; and how long it ran. */
export interface Waits {
  ran: number;
  health: number;
  read: number;
  /** processor time of the main thread's longest turn; undefined where the system does not tell */
  turn: number | undefined;
}

interface Watched {
  url: string;
  cookie: string;
  /** where `turn-clock.mjs` tells of turns */
  turnsAt: string;
}

/** Asks for health and for a signed-in read, one after the other, as long as the work takes. */
export async function watchWaits(
  { url, cookie, turnsAt }: Watched,
  work: () => Promise<unknown>,
): Promise<Waits> {
  await longestTurn(turnsAt);
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
  const ran = performance.now() - began;
  return { ran, health: await health, read: await read, turn: await longestTurn(turnsAt) };
}

async function longestTurn(socket: string): Promise<number | undefined> {
  if (!existsSync(socket)) return undefined;
  return Number(await text(connect(socket)));
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
