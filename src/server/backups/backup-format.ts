import { z } from "zod";

/*
 * A backup is gzipped text of one JSON value a line: what it is, then for each table its columns
 * followed by its rows, then what the rest is held against. A row is a string, as PostgreSQL writes
 * a whole row as text, which is exact for every type and reads back the same on any server.
 */

/** The version of this format; what reads it refuses any other. */
export const backupFormat = 1;

export const openingLine = z.object({
  format: z.number(),
  /** the version of Slipway that wrote it */
  slipway: z.string(),
  takenAt: z.iso.datetime(),
  /** the migrations its tables have, in order */
  migrations: z.array(z.string()).min(1),
});
export type OpeningLine = z.infer<typeof openingLine>;

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof tableLine>;

/** A row of the books that disagrees with another. */
export const bookProblem = z.object({ subject: z.string(), problem: z.string() });

export const closingLine = z.object({
  /** how many rows each table has, as the database counts them */
  rows: z.record(z.string(), z.number()),
  /** the last number that each sequence gave; null for one that gave none */
  sequences: z.record(z.string(), z.string().nullable()),
  /** rows of the books that disagree; null where an older database was not asked */
  books: z.array(bookProblem).nullable(),
  /** of everything above this line */
  sha256: z.string(),
});
export type ClosingLine = z.infer<typeof closingLine>;

/** What somebody wants to know of a whole backup. */
export interface BackupSummary extends OpeningLine, ClosingLine {}

export const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/**
 * Tables that stay behind. Whoever was signed in when an old backup was taken may have logged out
 * since, or lost their rights: after a restore everybody logs in anew, and with them the devices that show
 * messages. Counts of guesses are over in minutes.
 */
export const staysBehind = [
  "_prisma_migrations",
  "sessions",
  "push_devices",
  "push_calls",
  "rate_limits",
];

/** "1,234 rows of 28 tables" */
export function countAll({ rows }: Pick<BackupSummary, "rows">): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total.toLocaleString("en")} rows of ${counts.length} tables`;
}
