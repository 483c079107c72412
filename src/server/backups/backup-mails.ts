import type { Mail } from "../mail/mail";
import { plainWords } from "../mail/plain-words";

/** Tells an admin that last night's backup is missing, and what to do. */
export const backupFailedMail = (reason: string): Mail => ({
  kind: "backup failed",
  subject: "The nightly backup failed",
  text: [
    "The club could not be backed up tonight:",
    plainWords(reason),
    "It is tried again every five minutes, and you hear of it once a day. Often the disk is full, or " +
      "its folder (BACKUP_DIR) cannot be written: whoever runs the server can look. How it stands now: " +
      "{home}/jobs",
  ].join("\n\n"),
});
