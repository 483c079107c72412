// npm run restore -- FILE: brings a backup into the empty place that the settings name.
import path from "node:path";
import { countAll } from "../backups/backup-format";
import { restoreClub } from "../backups/restore-club";
import { CannotStart } from "../cannot-start";
import { asCommand } from "./as-command";
import { tellBooks } from "./tell-books";

await asCommand(async ({ database }, [file]) => {
  if (!file) throw new CannotStart("Name the backup: npm run restore -- FILE");
  const backup = await restoreClub(database, path.resolve(file));
  console.log(`Restored ${countAll(backup)}, as they were at ${backup.takenAt}.`);
  return tellBooks(backup.books ?? []);
});
