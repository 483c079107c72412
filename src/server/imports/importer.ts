import type { ImportKind } from "../../shared/imports/column-names";
import type { ImportPlan } from "../../shared/imports/judge-rows";
import { readEmail } from "../../shared/imports/read-email";
import type { FieldRow } from "../../shared/imports/sheet-fields";
import type { Db, Tx } from "../database/open-database";
import type { Actor } from "../people/actor";
import type { Moment } from "../time/moment";

/** How one kind of sheet is brought in: three steps, of which a dry run takes the second. */
export interface Importer<K extends ImportKind, W> {
  /** takes what the rows are about, so that the plan still holds when it is written */
  lock: (tx: Tx, rows: readonly FieldRow<K>[]) => Promise<void>;
  plan: (db: Db, rows: readonly FieldRow<K>[], moment: Moment) => Promise<ImportPlan<W>>;
  /** writes what is new and changed, in a few statements for any number, and their trail */
  write: (tx: Tx, writes: readonly W[], by: Actor, moment: Moment) => Promise<void>;
}

/** The e-mails that rows name, as members have them. */
export const emailsOf = (rows: readonly FieldRow<"members" | "hours">[]): string[] =>
  rows.flatMap(({ fields }) => readEmail(fields.email) ?? []);
