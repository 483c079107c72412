import type { PGlite, Transaction } from "@electric-sql/pglite";
import { toldAlike } from "./database-failures";
import { type PlainDatabase, readers, statements } from "./plain-statements";

/** The way past the client to the embedded database. */
export const plainEmbedded = (pglite: PGlite): PlainDatabase => ({
  ...statementsOn(pglite),
  transaction: (work) => toldAlike(pglite.transaction((tx) => work(statementsOn(tx)))),
});

const statementsOn = (on: PGlite | Transaction) =>
  statements(async ({ text, values }) => {
    const { rows, affectedRows } = await toldAlike(on.query(text, values, { parsers: readers }));
    return { rows, written: affectedRows ?? 0 };
  });
