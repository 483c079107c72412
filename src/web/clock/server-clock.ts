/** An answer may be under way so long: what a clock is off by less is no error of it. */
const toleranceMs = 10_000;

let aheadMs = 0;

/** How far the server's clock was ahead of this device's when it was last heard, in milliseconds. */
export const serverAheadMs = (): number => aheadMs;

/** Takes down how far the server's clock is ahead. */
export function hearServerAhead(ms: number): void {
  aheadMs = Math.abs(ms) < toleranceMs ? 0 : ms;
}

/** Now by the server's clock, as far as this device knows it: the device's own may be hours off. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);
