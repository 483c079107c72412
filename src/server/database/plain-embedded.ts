import type { PGlite, Transaction } from "@electric-sql/pglite";
import { withClientErrors } from "./database-failures";
import { type PlainDatabase, readers, statements } from "./plain-statements";

/** The way past the client to the embedded database. */
export const plainEmbedded = (pglite: PGlite): PlainDatabase => ({
  ...statementsOn(pglite),
  transaction: (work) => withClientErrors(pglite.transaction((tx) => work(statementsOn(tx)))),
});

const statementsOn = (on: PGlite | Transaction) =>
  statements(async ({ text, values }) => {
    const { rows, affectedRows } = await withClientErrors(
      on.query(text, values, { parsers: readers }),
    );
    return { rows, written: affectedRows ?? 0 };
  });
