import type { PGlite } from "@electric-sql/pglite";
import type { SqlDriverAdapter, Transaction } from "@prisma/driver-adapter-utils";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { plainEmbedded } from "./plain-embedded";
import type { PlainDatabase } from "./plain-statements";

/**
 * Prisma's way to the embedded database, with the failures that the package's own swallows, and the
 * one past it.
 */
export class EmbeddedAdapter extends PrismaPGlite {
  plain: PlainDatabase;

  constructor(pglite: PGlite) {
    super(pglite);
    this.plain = plainEmbedded(pglite);
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const connection = await super.connect();
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (level) => surfaceFailedCommit(await start(level));
    return connection;
  }
}

/**
 * The package's commit does not notice when PostgreSQL refuses it. So what is checked at the commit
 * (deferred constraints) is checked one statement earlier, where a refusal is an error.
 */
function surfaceFailedCommit(tx: Transaction): Transaction {
  const commit = tx.commit.bind(tx);
  tx.commit = async () => {
    try {
      const sql = "SET CONSTRAINTS ALL IMMEDIATE";
      await tx.executeRaw({ sql, args: [], argTypes: [] });
    } catch (error) {
      await tx.rollback();
      throw error;
    }
    await commit();
  };
  return tx;
}
