import type { BookProblem } from "../payments/compare-books-queries";

/** Says whether the books agree, and names each row that does not. */
export function printBookCheck(problems: readonly BookProblem[]): { failed: boolean } {
  for (const { subject, problem } of problems) console.log(`${subject}: ${problem}`);
  const failed = problems.length > 0;
  console.log(failed ? `Rows that disagree: ${problems.length}.` : "The books agree.");
  return { failed };
}
