import { vi } from "vitest";

/** Gives a test a screen with room for everything, or a phone. */
export function stubScreenWidth(wide: boolean): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
