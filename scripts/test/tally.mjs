// @ts-check

/** @typedef {{ name: string, passed: number, failed: number, skipped: string[] }} Result */

/** Adds up what was run; a thing left out counts as failed where `strict`, as it does under CI. */
export class Tally {
  /** @type {Result[]} */
  results = [];

  /** @param {boolean} strict */
  constructor(strict) {
    this.strict = strict;
  }

  /** @param {Result} result */
  add({ name, passed, failed, skipped }) {
    this.results.push({ name, passed, failed, skipped });
  }

  /** @param {string} name
   * @param {boolean} passed */
  addCheck(name, passed) {
    this.add({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [] });
  }

  /** @param {string} name
   * @param {string} reason */
  addMissing(name, reason) {
    this.add({ name, passed: 0, failed: 0, skipped: [reason] });
  }

  get passed() {
    return this.results.reduce((sum, { passed }) => sum + passed, 0);
  }

  get failed() {
    return this.results.reduce(
      (sum, { failed, skipped }) => sum + failed + (this.strict ? skipped.length : 0),
      0,
    );
  }

  /** What a person reads at the end; its last line is the sum. */
  lines() {
    return [
      ...this.results.map(
        ({ name, passed, failed }) => `${name}: ${passed} passed, ${failed} failed`,
      ),
      ...this.results.flatMap(({ name, skipped }) =>
        skipped.map(
          (what) => `Not run${this.strict ? ", which fails here" : ""}: ${name}: ${what}`,
        ),
      ),
      `${this.passed} passed, ${this.failed} failed`,
    ];
  }
}
