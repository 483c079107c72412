// npm run reconcile: holds orders, captures, ledger, lots and subscriptions against each other.
import { directly } from "../database/database-location";
import { openDatabase } from "../database/open-database";
import { unhurried } from "../database/patience";
import { compareBooks } from "../payments/compare-books-queries";
import { asCommand } from "./as-command";
import { printBookCheck } from "./print-book-check";

const usage =
  "npm run reconcile holds orders, captures, ledger, lots and subscriptions against each other.";

await asCommand({ usage }, async ({ database }) => {
  const { db, close } = await openDatabase(directly(database), unhurried);
  const problems = await compareBooks(db);
  await close();
  return printBookCheck(problems);
});
