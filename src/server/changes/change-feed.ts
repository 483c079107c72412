import { EventEmitter, on } from "node:events";
import { z } from "zod";
import { type FeedTopic, feedTopics } from "../../shared/live/changes";

/** What the feed says, as it leaves the process. */
export const changeView = z.object({ topics: z.array(z.enum(feedTopics)) });

/** Passes changes on to the club's other processes. */
export type Relay = (topics: readonly FeedTopic[]) => void;

/** Tells open screens what to read again. It carries topics, never data. */
export class ChangeFeed {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly closing = new AbortController();
  private relay: Relay = () => {};

  /** Tells this process's screens, and the other processes. */
  announce(topics: readonly FeedTopic[]): void {
    this.deliver(topics);
    this.relay(topics);
  }

  /** Tells this process's screens what another process announced. */
  deliver(topics: readonly FeedTopic[]): void {
    this.emitter.emit("change", topics);
  }

  passOnThrough(relay: Relay): void {
    this.relay = relay;
  }

  /**
   * The changes from now on. It opens with every topic, so that whoever connects again reads
   * what they missed.
   */
  async *follow(signal: AbortSignal): AsyncGenerator<{ topics: FeedTopic[] }> {
    const changes = on(this.emitter, "change", {
      signal: AbortSignal.any([signal, this.closing.signal]),
    });
    yield { topics: [...feedTopics] };
    try {
      for await (const [topics] of changes) yield { topics };
    } catch (error) {
      if (!(error instanceof Error && error.name === "AbortError")) throw error;
    }
  }

  /** Ends every open feed, so that the process can stop. */
  close(): void {
    this.closing.abort();
  }
}
