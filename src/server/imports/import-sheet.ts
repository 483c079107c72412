import pLimit from "p-limit";
import pRetry from "p-retry";
import type { ImportKind } from "../../shared/imports/column-names";
import { importNumbers } from "../../shared/imports/import-numbers";
import {
  type ImportAnswer,
  type ImportInput,
  type ImportRow,
  importAnswer,
} from "../../shared/imports/import-schemas";
import { readSheet } from "../../shared/imports/read-sheet";
import { ignoredColumns } from "../../shared/imports/sheet-columns";
import { readFields } from "../../shared/imports/sheet-fields";
import { Refusal } from "../../shared/refusals";
import { type KeptAnswer, withIdempotency } from "../answers/idempotency";
import { clubSubject, recordAct } from "../audit/record-act";
import { waitedTooLong } from "../database/database-failures";
import type { PrismaClient, Tx } from "../database/open-database";
import { writing } from "../database/writing";
import { lockImports } from "../locks";
import type { Actor } from "../people/actor";
import { inThread } from "../threads/in-thread";
import type { Moment } from "../time/moment";
import { boatsImporter } from "./boats-importer";
import { hoursImporter } from "./hours-importer";
import type { Importer } from "./importer";
import { membersImporter } from "./members-importer";

const keptImport: KeptAnswer<ImportAnswer> = { schema: importAnswer };

// The others of this process wait here, and hold no connection meanwhile.
const inTurn = pLimit(1);

/**
 * Brings a sheet in: what can be taken is written in one transaction, refused rows are left out and
 * told. The same sheet again changes nothing. A dry run says the same and writes nothing. Refuses
 * SHEET_TOO_LARGE, NOT_A_SHEET, TOO_MANY_ROWS, TOO_MANY_COLUMNS, COLUMN_MISSING and DATES_UNCLEAR.
 */
export function importSheet(
  db: PrismaClient,
  input: ImportInput,
  by: Actor,
  moment: Moment,
): Promise<ImportAnswer> {
  switch (input.kind) {
    case "members":
      return bringIn(db, "members", membersImporter, input, by, moment);
    case "boats":
      return bringIn(db, "boats", boatsImporter, input, by, moment);
    case "hours":
      return bringIn(db, "hours", hoursImporter, input, by, moment);
  }
}

async function bringIn<K extends ImportKind, W>(
  db: PrismaClient,
  kind: K,
  { lock, plan, write: writeAll }: Importer<K, W>,
  input: ImportInput,
  by: Actor,
  moment: Moment,
): Promise<ImportAnswer> {
  const { at } = moment;
  const { lines } = await inThread("openTable", bytesOf(input), input.sheet);
  const sheet = readSheet(kind, lines, input);
  const rows = readFields(kind, sheet, input);
  const ignored = ignoredColumns(kind, sheet, input.mapping);
  if (input.dryRun) return answer(true, (await plan(db, rows, moment)).rows, ignored);
  const write = async (tx: Tx) => {
    await lockImports(tx);
    await lock(tx, rows);
    return withIdempotency(tx, by.repeated, keptImport, at, async () => {
      await forgetPlans(tx);
      const planned = await plan(tx, rows, moment);
      await writeAll(tx, planned.writes, by, moment);
      const done = answer(false, planned.rows, ignored);
      const subject = clubSubject(`sheet of ${kind}`);
      await recordAct(tx, by, "sheet brought in", subject, at, { after: done.counts });
      return done;
    });
  };
  return inTurn(() => untilLocked(() => writing(db, write)));
}

/** Begins anew where another process brings in a sheet for longer than a lock is waited for. */
const untilLocked = <T>(transaction: () => Promise<T>): Promise<T> =>
  pRetry(transaction, {
    retries: 6,
    minTimeout: 0,
    shouldRetry: ({ error }) => waitedTooLong(error),
  });

/**
 * The database plans anew what it checks at each row. A plan that was made while a table was small
 * goes through all of it, which thousands of new rows would make minutes.
 */
const forgetPlans = (tx: Tx) => tx.$executeRaw`DISCARD PLANS`;

function bytesOf({ file, csv }: ImportInput): Uint8Array {
  const bytes = file === undefined ? Buffer.from(csv ?? "") : Buffer.from(file, "base64");
  if (bytes.length > importNumbers.fileBytes) {
    throw new Refusal("SHEET_TOO_LARGE", undefined, file === undefined ? "csv" : "file");
  }
  return bytes;
}

function answer(dryRun: boolean, rows: ImportRow[], ignoredColumns: string[]): ImportAnswer {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { dryRun, counts, rows, ignoredColumns };
}
