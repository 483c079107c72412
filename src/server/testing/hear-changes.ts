import type { FeedTopic } from "../../shared/live/changes";
import { changeView } from "../changes/change-feed";
import type { TestClient } from "./test-client";

/** An open feed. `next` waits for what is announced next; it throws what the server refused. */
export interface Hearing {
  next: () => Promise<FeedTopic[] | "ended">;
  stop: () => Promise<void>;
}

/** Follows `bookings.changes` of a listening server as a browser would, over server-sent events. */
export async function hearChanges(origin: string, { cookie }: TestClient): Promise<Hearing> {
  const leaving = new AbortController();
  const answer = await fetch(new URL("/api/trpc/bookings.changes", origin), {
    headers: { accept: "text/event-stream", ...(cookie && { cookie }) },
    signal: leaving.signal,
  });
  const topics = topicsIn(answer);
  return {
    next: async () => {
      const { value, done } = await topics.next();
      return done ? "ended" : value;
    },
    stop: async () => {
      leaving.abort();
      await topics.next().catch(() => {});
    },
  };
}

/** The messages without a name are the data; `connected`, `ping` and `return` are tRPC's own. */
async function* topicsIn(answer: Response): AsyncGenerator<FeedTopic[], void> {
  let text = "";
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await chunks?.read(); chunk?.value !== undefined; chunk = await chunks?.read()) {
    const events = (text + chunk.value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (event.includes("event: serialized-error")) throw new Error(data);
      if (data && !event.includes("event: ")) yield changeView.parse(JSON.parse(data)).topics;
    }
  }
}
