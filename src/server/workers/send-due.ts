/**
 * Sends what `claim` hands out, one after the other, until nothing is due or the process stops. Gives
 * how many arrived.
 */
export async function sendDue<Item>(
  claim: () => Promise<Item | undefined>,
  send: (item: Item) => Promise<boolean>,
  stopping: () => boolean,
): Promise<number> {
  let arrived = 0;
  while (!stopping()) {
    const item = await claim();
    if (!item) break;
    if (await send(item)) arrived += 1;
  }
  return arrived;
}

/** What went wrong on the way, in its own words; null when it arrived. */
export const failureOf = (sending: Promise<void>): Promise<string | null> =>
  sending.then(
    () => null,
    (error: unknown) => String(error),
  );

/** Seconds to wait after so many attempts; the last pause holds from then on. */
export const pauseAfter = (attempts: number, pauseSeconds: readonly number[]): number =>
  pauseSeconds[Math.min(attempts, pauseSeconds.length) - 1] ?? 0;
