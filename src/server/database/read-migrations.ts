import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { CannotStart } from "../cannot-start";
import { projectRoot } from "../project-root";

const folder = path.join(projectRoot, "prisma", "migrations");

export interface Migration {
  name: string;
  sql: string;
  /** the names of those it was squashed of; a database that has them all has it */
  replaces?: readonly string[];
}

/** The migrations of this release, in the order of their names. */
export function readMigrations(): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      name,
      sql: readFileSync(path.join(folder, name, "migration.sql"), "utf8"),
      ...readReplaced(path.join(folder, name, "replaces.json")),
    }));
}

function readReplaced(file: string) {
  if (!existsSync(file)) return {};
  return { replaces: z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8"))) };
}

/**
 * Whether `names` hold all migrations that this one was squashed of. Refuses with `CannotStart` where
 * they hold some: such a database is of no release, and nobody can tell what it lacks.
 */
export function isSquashedIn(
  names: ReadonlySet<string>,
  { name, replaces = [] }: Migration,
): boolean {
  const missing = replaces.filter((one) => !names.has(one));
  if (missing.length === 0) return replaces.length > 0;
  if (missing.length === replaces.length) return false;
  throw new CannotStart(
    `This database is from between two releases: it has a part of ${name}, without ${missing[0]}. Start the version that came before this one first, which brings it up, and then this one.`,
  );
}
