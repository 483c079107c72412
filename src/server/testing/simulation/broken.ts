/** Something of which the club had promised that it never happens. */
export class Broken extends Error {
  override readonly name = "Broken";

  constructor(
    /** which promise, in a few words that stay the same from run to run */
    readonly promise: string,
    /** what was seen */
    readonly seen: unknown,
  ) {
    super(`${promise}: ${typeof seen === "string" ? seen : JSON.stringify(seen)}`);
  }
}
