import { expect, it } from "vitest";
import { inRounds } from "./in-rounds";

/** A reader whose rounds end when the test says so. */
function openReader() {
  const rounds: string[][] = [];
  const ends: (() => void)[] = [];
  const add = inRounds<string>((items) => {
    rounds.push([...items]);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  return { rounds, ends, add };
}

it("reads at once, and what comes meanwhile in one more round, each thing once", async () => {
  const { rounds, ends, add } = openReader();
  const done = add(["boats"]);
  void add(["bookings"]);
  void add(["bookings", "club"]);
  expect(rounds).toEqual([["boats"]]);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(rounds).toEqual([["boats"], ["bookings", "club"]]);
  ends[1]?.();
  await done;
});

it("reads again after a round that failed", async () => {
  let rounds = 0;
  const add = inRounds<string>(async () => {
    rounds += 1;
    if (rounds === 1) throw new Error("no network");
  });
  await expect(add(["boats"])).rejects.toThrow("no network");
  await add(["boats"]);
  expect(rounds).toBe(2);
});
