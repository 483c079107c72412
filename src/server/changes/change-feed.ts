import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { type FeedTopic, feedTopics } from "../../shared/live/changes";
import { type Listener, Listening } from "./listening";

/** What the feed says, as it leaves the process. */
export const changeView = z.object({ topics: z.array(z.enum(feedTopics)) });

/** Passes changes on to the club's other processes. */
export type Relay = (topics: readonly FeedTopic[]) => void;

/** Feeds that one member, and one line, may have open at a process (rules, Calls and answers). */
const ofMember = 20;
const ofLine = 100;
/** How many hear of a change before others have their turn. */
const inOneTurn = 50;

/** Tells open screens what to read again. It carries topics, never data. */
export class ChangeFeed {
  /** the oldest first */
  private readonly listening = new Set<Listening>();
  private readonly unspread = new Set<FeedTopic>();
  private spreading = false;
  private relay: Relay = () => {};
  private readonly hearing: { topic: FeedTopic; act: () => unknown }[] = [];

  /** Tells this process's screens, and the other processes. */
  announce(topics: readonly FeedTopic[]): void {
    this.deliver(topics);
    this.relay(topics);
  }

  /** Tells this process's screens what another process announced. */
  deliver(topics: readonly FeedTopic[]): void {
    for (const { topic, act } of this.hearing) if (topics.includes(topic)) act();
    for (const topic of topics) this.unspread.add(topic);
    void this.spread();
  }

  /** What the process itself does at each change of a topic, wherever it was made. */
  hear(topic: FeedTopic, act: () => unknown): void {
    this.hearing.push({ topic, act });
  }

  passOnThrough(relay: Relay): void {
    this.relay = relay;
  }

  /**
   * The changes from now on. It opens with every topic, so that whoever connects again reads
   * what they missed. Where the listener has too many feeds open, the oldest ends.
   */
  async *follow(by: Listener, signal: AbortSignal): AsyncGenerator<{ topics: FeedTopic[] }> {
    this.makeRoom(({ memberId }) => memberId === by.memberId, ofMember);
    this.makeRoom(({ address }) => address === by.address, ofLine);
    const listening = new Listening(by);
    const leave = () => listening.letGo();
    this.listening.add(listening);
    signal.addEventListener("abort", leave);
    if (signal.aborted) leave();
    try {
      yield* listening.changes();
    } finally {
      signal.removeEventListener("abort", leave);
      this.listening.delete(listening);
    }
  }

  /** Ends every open feed, so that the process can stop. */
  close(): void {
    for (const listening of this.listening) listening.letGo();
  }

  private makeRoom(counts: (by: Listener) => boolean, most: number) {
    const alike = [...this.listening].filter(({ by }) => counts(by));
    for (const oldest of alike.slice(0, Math.max(0, alike.length - most + 1))) {
      this.listening.delete(oldest);
      oldest.letGo();
    }
  }

  // Thousands of screens that hear of a booking at once would keep the next one waiting.
  private async spread() {
    if (this.spreading) return;
    this.spreading = true;
    while (this.unspread.size > 0) {
      const topics = [...this.unspread];
      this.unspread.clear();
      let told = 0;
      for (const listening of this.listening) {
        listening.hear(topics);
        told += 1;
        if (told % inOneTurn === 0) await setImmediate();
      }
    }
    this.spreading = false;
  }
}
