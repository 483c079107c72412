// npm run reconcile: holds orders, captures, ledger, lots and subscriptions against each other.
import { CannotStart } from "../src/server/cannot-start";
import { directly } from "../src/server/database/database-location";
import { openDatabase } from "../src/server/database/open-database";
import { unhurried } from "../src/server/database/patience";
import { loadEnvFile, readSettings } from "../src/server/env";
import { compareBooks } from "../src/server/payments/compare-books-queries";

try {
  loadEnvFile();
  process.exitCode = await reconcile();
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function reconcile(): Promise<number> {
  const { database } = readSettings(process.env);
  const { db, close } = await openDatabase(directly(database), unhurried);
  const problems = await compareBooks(db);
  await close();
  for (const { subject, problem } of problems) console.log(`${subject}: ${problem}`);
  console.log(
    problems.length === 0 ? "The books agree." : `Rows that disagree: ${problems.length}.`,
  );
  return problems.length === 0 ? 0 : 1;
}
