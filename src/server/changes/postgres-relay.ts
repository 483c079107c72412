import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { type FeedTopic, feedTopics } from "../../shared/live/changes";
import { impatientConnection, type Patience, patience } from "../database/patience";
import { type ChangeFeed, changeView } from "./change-feed";

const channel = "slipway_changes";
const firstPauseMs = 200;
const longestPauseMs = 4_000;
// On a busy morning, other processes hear of many bookings at once.
const gatherMs = 50;
// Whoever may connect to the database may say anything on the channel.
const message = z
  .string()
  .transform((said, context): unknown => {
    try {
      return JSON.parse(said);
    } catch {
      context.addIssue("is not JSON");
      return z.NEVER;
    }
  })
  .pipe(changeView.extend({ from: z.string() }));

/**
 * Joins the feeds of several processes on one PostgreSQL through LISTEN and NOTIFY. After a lost
 * connection it listens again and announces everything, because something may have been missed.
 */
export async function relayThroughPostgres(
  feed: ChangeFeed,
  connectionString: string,
  onError: (error: unknown) => void,
  howPatient: Patience = patience,
): Promise<{ stop: () => Promise<void> }> {
  const self = randomUUID();
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen() {
    const connecting = new pg.Client(impatientConnection(connectionString, howPatient));
    connecting.on("error", onError);
    connecting.on("notification", ({ payload }) => receive(payload));
    await connecting.connect();
    await connecting.query(`LISTEN ${channel}`);
    // Who only listens would not notice that nobody speaks any more.
    const beat = setInterval(() => say(`LISTEN ${channel}`), howPatient.silenceMs / 3);
    connecting.on("end", () => {
      clearInterval(beat);
      listenAgain(firstPauseMs);
    });
    client = connecting;
  }

  function receive(payload: string | undefined) {
    const parsed = message.safeParse(payload);
    if (parsed.success && parsed.data.from !== self) feed.deliver(parsed.data.topics);
  }

  function listenAgain(pauseMs: number) {
    client = undefined;
    if (stopped) return;
    retry = setTimeout(() => {
      listen().then(
        () => {
          feed.deliver(feedTopics);
          void sendWaiting();
        },
        (error) => {
          onError(error);
          listenAgain(Math.min(pauseMs * 2, longestPauseMs));
        },
      );
    }, pauseMs);
  }

  // A connection takes one statement after the other.
  let said: Promise<unknown> = Promise.resolve();
  function say(sql: string, values?: string[]) {
    said = said.then(() => client?.query(sql, values)).catch(onError);
    return said;
  }

  // One message at a time: what is announced meanwhile goes out together in the next.
  const waiting = new Set<FeedTopic>();
  let sending = false;

  function send(topics: readonly FeedTopic[]) {
    for (const topic of topics) waiting.add(topic);
    void sendWaiting();
  }

  async function sendWaiting() {
    if (sending) return;
    sending = true;
    while (waiting.size > 0 && client) {
      const payload = JSON.stringify({ from: self, topics: [...waiting] });
      waiting.clear();
      await say("SELECT pg_notify($1, $2)", [channel, payload]);
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
