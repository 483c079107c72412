import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { CannotStart } from "../cannot-start";
import {
  type BackupSummary,
  backupFormat,
  type ClosingLine,
  closingLine,
  type OpeningLine,
  openingLine,
  type TableLine,
  tableLine,
} from "./backup-format";

/** A file that is no backup, or not the whole of one. */
export class BrokenBackup extends CannotStart {
  override name = "BrokenBackup";
}

/** What a backup says, part by part; it begins with the opening and ends with the closing. */
type Part =
  | { opening: OpeningLine }
  | { table: TableLine }
  | { row: string }
  | { closing: ClosingLine };

/** Reads a backup through; throws `BrokenBackup` where it is not whole. */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const summary: Partial<BackupSummary> = {};
  for await (const part of readBackup(file)) {
    if ("opening" in part) Object.assign(summary, part.opening);
    if ("closing" in part) Object.assign(summary, part.closing);
  }
  return openingLine.extend(closingLine.shape).parse(summary);
}

/**
 * Reads a backup and holds it against its own counts and sum on the way, which are known only at its
 * end: until then nothing of it is certain. Throws `BrokenBackup`.
 */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  const hash = createHash("sha256");
  const counted = new Map<string, number>();
  let table = "";
  let closed = false;
  for await (const line of linesOf(file)) {
    const part = partOf(line, file);
    if (closed) throw broken(file, "something follows its end");
    if ("closing" in part) {
      if (part.closing.sha256 !== hash.digest("hex")) throw broken(file, "its checksum differs");
      if (!agrees(counted, part.closing.rows)) throw broken(file, "rows are missing");
      closed = true;
    } else hash.update(`${line}\n`);
    if ("table" in part) {
      table = part.table.table;
      counted.set(table, 0);
    }
    if ("row" in part) counted.set(table, (counted.get(table) ?? 0) + 1);
    yield part;
  }
  if (!closed) throw broken(file, "its end is missing");
}

function partOf(line: string, file: string): Part {
  const part = anyLine.safeParse(line);
  if (!part.success) throw broken(file, "a line of it cannot be read");
  if ("opening" in part.data && part.data.opening.format !== backupFormat)
    throw new CannotStart(`${file} was written by a newer Slipway: update this one first.`);
  return part.data;
}

const json = z.string().transform((line, context) => {
  try {
    return JSON.parse(line);
  } catch {
    context.addIssue("no JSON");
    return z.NEVER;
  }
});

const anyLine = json.pipe(
  z.union([
    z.string().transform((row) => ({ row })),
    tableLine.transform((table) => ({ table })),
    openingLine.transform((opening) => ({ opening })),
    closingLine.transform((closing) => ({ closing })),
  ]),
);

// Not readline: it takes characters for line ends that JSON leaves in a string.
async function* linesOf(file: string) {
  let rest = "";
  try {
    const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw broken(file, why, error);
  }
  if (rest) throw broken(file, "its end is missing");
}

const agrees = (counted: Map<string, number>, rows: Record<string, number>) =>
  counted.size === Object.keys(rows).length &&
  [...counted].every(([table, count]) => rows[table] === count);

const broken = (file: string, why: string, cause?: unknown) =>
  new BrokenBackup(`${file} is no whole backup: ${why}.`, { cause });
