import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { type ChangeTopic, changeTopics, changeView } from "../../shared/changes";
import type { ChangeFeed } from "./change-feed";

const channel = "slipway_changes";
const firstPauseMs = 200;
const longestPauseMs = 10_000;
// On a busy morning, other processes hear of many bookings at once.
const gatherMs = 50;
const message = changeView.extend({ from: z.string() });

/**
 * Joins the feeds of several processes on one PostgreSQL through LISTEN and NOTIFY. After a lost
 * connection it listens again and announces everything, because something may have been missed.
 */
export async function relayThroughPostgres(
  feed: ChangeFeed,
  connectionString: string,
  onError: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  const self = randomUUID();
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen() {
    const connecting = new pg.Client({ connectionString, keepAlive: true });
    connecting.on("error", onError);
    connecting.on("notification", ({ payload }) => receive(payload));
    await connecting.connect();
    await connecting.query(`LISTEN ${channel}`);
    connecting.on("end", () => listenAgain(firstPauseMs));
    client = connecting;
  }

  function receive(payload: string | undefined) {
    const parsed = message.safeParse(JSON.parse(payload ?? "null"));
    if (parsed.success && parsed.data.from !== self) feed.deliver(parsed.data.topics);
  }

  function listenAgain(pauseMs: number) {
    client = undefined;
    if (stopped) return;
    retry = setTimeout(() => {
      listen().then(
        () => {
          feed.deliver(changeTopics);
          void sendWaiting();
        },
        (error) => {
          onError(error);
          listenAgain(Math.min(pauseMs * 2, longestPauseMs));
        },
      );
    }, pauseMs);
  }

  // One message at a time: what is announced meanwhile goes out together in the next.
  const waiting = new Set<ChangeTopic>();
  let sending = false;

  function send(topics: readonly ChangeTopic[]) {
    for (const topic of topics) waiting.add(topic);
    void sendWaiting();
  }

  async function sendWaiting() {
    if (sending) return;
    sending = true;
    while (waiting.size > 0 && client) {
      const payload = JSON.stringify({ from: self, topics: [...waiting] });
      waiting.clear();
      await client.query("SELECT pg_notify($1, $2)", [channel, payload]).catch(onError);
      await pause(gatherMs, undefined, { ref: false });
    }
    sending = false;
  }

  await listen();
  feed.passOnThrough(send);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
