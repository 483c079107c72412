// npm run restore -- FILE: brings a backup into the empty place that the settings name.
import path from "node:path";
import { countAll } from "../backups/backup-format";
import { restoreClub } from "../backups/restore-club";
import { CannotStart } from "../cannot-start";
import { asCommand } from "./as-command";
import { printBookCheck } from "./print-book-check";

const usage = "Name the backup: npm run restore -- FILE";

await asCommand({ usage }, async ({ database }, [file]) => {
  if (!file) throw new CannotStart(usage);
  const backup = await restoreClub(database, path.resolve(file));
  console.log(`Restored ${countAll(backup)}, as they were at ${backup.takenAt}.`);
  return printBookCheck(backup.books ?? []);
});
