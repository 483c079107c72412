/** A round that takes longer waits for an answer that will not come: the next one begins beside it. */
export const longestRoundMs = 15_000;

/**
 * Hands `read` what has gathered, one round at a time: what is added during a round waits for the
 * next one. A stream of changes thus never cancels the reads that it asks for. `again` adds what is
 * being read at this moment, for when its answers are in doubt.
 */
export function inRounds<Item>(read: (items: ReadonlySet<Item>) => Promise<unknown>) {
  let waiting = new Set<Item>();
  let underWay: ReadonlySet<Item> = new Set();

  async function add(items: Iterable<Item>): Promise<void> {
    for (const item of items) waiting.add(item);
    if (underWay.size > 0) return;
    try {
      while (waiting.size > 0) {
        underWay = waiting;
        waiting = new Set();
        await inTime(read(underWay));
      }
    } finally {
      underWay = new Set();
    }
  }

  return { add, again: () => void add(underWay) };
}

async function inTime(round: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestRoundMs);
  });
  await Promise.race([round, late]).finally(() => clearTimeout(timer));
}
