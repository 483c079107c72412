import { expect, it, onTestFinished, vi } from "vitest";
import { inRounds, longestRoundMs } from "./in-rounds";

/** A reader whose rounds end when the test says so. */
function openReader() {
  const rounds: string[][] = [];
  const ends: (() => void)[] = [];
  const { add, again } = inRounds<string>((items) => {
    rounds.push([...items]);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  return { rounds, ends, add, again };
}

it("reads at once, and what comes meanwhile in one more round, each thing once", async () => {
  const { rounds, ends, add } = openReader();
  const done = add(["boats"]);
  void add(["bookings"]);
  void add(["bookings", "club"]);
  expect(rounds).toEqual([["boats"]]);
  ends[0]?.();
  await expect.poll(() => rounds).toEqual([["boats"], ["bookings", "club"]]);
  ends[1]?.();
  await done;
});

it("reads again after a round that failed", async () => {
  let rounds = 0;
  const { add } = inRounds<string>(async () => {
    rounds += 1;
    if (rounds === 1) throw new Error("no network");
  });
  await expect(add(["boats"])).rejects.toThrow("no network");
  await add(["boats"]);
  expect(rounds).toBe(2);
});

it("reads once more what is under way when its answers are in doubt, and nothing otherwise", async () => {
  const { rounds, ends, add, again } = openReader();
  again();
  expect(rounds).toEqual([]);
  const done = add(["boats"]);
  again();
  again();
  ends[0]?.();
  await expect.poll(() => rounds).toEqual([["boats"], ["boats"]]);
  ends[1]?.();
  await done;
  again();
  expect(rounds).toHaveLength(2);
});

it("waits for an answer that never comes no longer than a round may take", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rounds, add } = openReader();
  void add(["boats"]);
  void add(["bookings"]);
  await vi.advanceTimersByTimeAsync(longestRoundMs - 1);
  expect(rounds).toEqual([["boats"]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toEqual([["boats"], ["bookings"]]);
});
