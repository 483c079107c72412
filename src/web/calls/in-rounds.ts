/**
 * Hands `read` what has gathered, one round at a time: what is added during a round waits for the
 * next one. A stream of changes thus never cancels the reads that it asks for.
 */
export function inRounds<Item>(read: (items: ReadonlySet<Item>) => Promise<unknown>) {
  let waiting = new Set<Item>();
  let reading = false;

  return async function add(items: readonly Item[]): Promise<void> {
    for (const item of items) waiting.add(item);
    if (reading) return;
    reading = true;
    try {
      while (waiting.size > 0) {
        const round = waiting;
        waiting = new Set();
        await read(round);
      }
    } finally {
      reading = false;
    }
  };
}
