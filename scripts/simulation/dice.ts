import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Chance that one seed decides. */
export class Dice {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** a whole number from `from` to `to`, both included */
  between(from: number, to: number): number {
    return uniformInt(this.generator, from, to);
  }

  /** true so many times in a hundred */
  percent(chance: number): boolean {
    return this.between(1, 100) <= chance;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.between(0, choices.length - 1)] ?? choices[0];
  }

  /** one of a list that may be empty; the later ones more often */
  recent<T>(list: readonly T[]): T | undefined {
    const back = Math.min(this.between(1, 40), this.between(1, 40));
    return list.at(-Math.min(back, list.length));
  }

  /** a choice by its share of all shares */
  weighed<T>(choices: readonly { share: number; what: T }[]): T {
    let left = this.between(
      1,
      choices.reduce((sum, { share }) => sum + share, 0),
    );
    for (const { share, what } of choices) {
      left -= share;
      if (left <= 0) return what;
    }
    throw new Error("There is nothing to choose from.");
  }
}
