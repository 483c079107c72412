// npm run backup -- FILE: writes the whole club into a file, while it is open or closed.
import path from "node:path";
import { backUpClub } from "../backups/back-up-club";
import { countAll } from "../backups/backup-format";
import { CannotStart } from "../cannot-start";
import { systemClock } from "../time/clock";
import { asCommand } from "./as-command";
import { printBookCheck } from "./print-book-check";

const usage = "Name the file to write: npm run backup -- FILE";

await asCommand({ usage }, async ({ database }, [file]) => {
  if (!file) throw new CannotStart(usage);
  const backup = await backUpClub(database, path.resolve(file), systemClock.now());
  console.log(`Backed up ${countAll(backup)} into ${file}.`);
  if (backup.books) return printBookCheck(backup.books);
  console.log(
    "Its tables are older than this Slipway: the books are compared when it is restored.",
  );
  return { failed: false };
});
