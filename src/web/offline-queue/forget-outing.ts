export const storageKey = "nextOuting";
export const dockKey = "dockOutings";
/** How the keys of presses begin that wait for the club. */
export const actionPrefix = "tap ";

// Apart from what keeps them, because every first page has to be able to forget.

export const forgetOuting = (): void => forget(storageKey);
export const forgetDock = (): void => forget(dockKey);

function forget(key: string): void {
  withStorage(() => localStorage.removeItem(key));
}

// A browser may close its storage to us; then nothing is kept, which harms nobody.
export function withStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
