/** Something of which the club had promised that it never happens. */
export class Broken extends Error {
  override readonly name = "Broken";

  constructor(
    /** which promise, in a few words that stay the same from run to run */
    readonly promise: string,
    /** what was seen */
    readonly seen: unknown,
  ) {
    super(`${promise}: ${typeof seen === "string" ? seen : JSON.stringify(seen, plainNumbers)}`);
  }
}

// The database's sums are long integers, of which JSON knows nothing.
const plainNumbers = (_key: string, value: unknown) =>
  typeof value === "bigint" ? Number(value) : value;
