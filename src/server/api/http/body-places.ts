import pLimit, { type LimitFunction } from "p-limit";

/** Large bodies in memory at once, of everybody; the others wait before they are read. */
const atOnce = 8;

/** Places for large bodies: one for each caller, so that nobody's slow ones keep others waiting. */
export class BodyPlaces {
  private readonly all = pLimit(atOnce);
  private readonly callers = new Map<string, LimitFunction>();

  /** Waits for a place, which is free again when `over`. */
  take(caller: string, over: Promise<unknown>): Promise<void> {
    const own = this.callers.get(caller) ?? pLimit(1);
    this.callers.set(caller, own);
    return new Promise((begin) => {
      const held = own(() =>
        this.all(() => {
          begin();
          return over;
        }),
      );
      void held.finally(() => {
        if (own.activeCount + own.pendingCount === 0) this.callers.delete(caller);
      });
    });
  }
}
