import { type FeedTopic, feedTopics } from "../../shared/live/changes";

/** Who follows the feed, and the line they do it from (`auth/network-of.ts`). */
export interface Listener {
  memberId: number;
  address: string;
}

/** One open feed. What it was told and has not passed on yet is kept as topics, each of them once. */
export class Listening {
  private readonly untold = new Set<FeedTopic>(feedTopics);
  private readonly leaving = new AbortController();
  private wake = () => {};

  constructor(readonly by: Listener) {}

  hear(topics: readonly FeedTopic[]): void {
    for (const topic of topics) this.untold.add(topic);
    this.wake();
  }

  letGo(): void {
    this.leaving.abort();
    this.wake();
  }

  /** The changes until it is let go. */
  async *changes(): AsyncGenerator<{ topics: FeedTopic[] }> {
    while (!this.leaving.signal.aborted) {
      const topics = [...this.untold];
      this.untold.clear();
      if (topics.length > 0) yield { topics };
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
