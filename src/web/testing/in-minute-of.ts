import { expect } from "vitest";

/**
 * Matches an instant of this minute (ISO 8601). The clocks of tests stand still, and a press that a
 * loaded machine answers late seems seconds later.
 */
export const inMinuteOf = (instant: Date) =>
  expect.stringContaining(instant.toISOString().slice(0, 16));
