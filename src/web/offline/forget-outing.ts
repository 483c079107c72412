export const storageKey = "nextOuting";

/** Apart from `kept-outing`, because every first page has to be able to forget. */
export function forgetOuting(): void {
  withStorage(() => localStorage.removeItem(storageKey));
}

// A browser may close its storage to us; then nothing is kept, which harms nobody.
export function withStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
