// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";

/** The connection pooler PgBouncer; undefined where it is not installed. */
export function findPgbouncer() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  // Debian keeps it off a user's PATH.
  return [...folders, "/usr/sbin"]
    .map((folder) => path.join(folder, "pgbouncer"))
    .find((program) => existsSync(program));
}
