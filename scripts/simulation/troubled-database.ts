import {
  DriverAdapterError,
  type SqlQueryable,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import type { DatabaseAdapter } from "../../src/server/database/open-client";
import type { PlainDatabase, Statements } from "../../src/server/database/plain-statements";

/** What can go wrong between a process and its database. */
export const troubles = ["deadlock", "lost connection", "kill"] as const;
export type Trouble = (typeof troubles)[number];

type Moment = "statement" | "commit" | "committed";

/** The bad luck of one process: at some moment of its talk with the database it strikes. */
export class BadLuck {
  private waiting: { trouble: Trouble; moments: number } | undefined;
  /** the process is no more, and nothing it still tries reaches the database */
  gone = false;
  /** how often it struck */
  struck = 0;

  constructor(private readonly strike: (trouble: Trouble) => Promise<void>) {}

  /** From now on, after so many moments: each statement is one, each commit two, and for a kill each
   * write to the disk as well. */
  lies(trouble: Trouble, moments: number): void {
    this.waiting = { trouble, moments };
  }

  forget(): void {
    this.waiting = undefined;
  }

  async at(moment: Moment, canGiveWay: boolean): Promise<void> {
    this.expectAlive();
    if (this.waiting?.trouble === "deadlock" && !canGiveWay) return;
    const trouble = this.next();
    if (!trouble) return;
    await this.strike(trouble);
    this.expectAlive();
    if (trouble === "deadlock") throw new DriverAdapterError({ kind: "TransactionWriteConflict" });
    // Before that the server's own failure is met.
    if (moment === "committed") throw new DriverAdapterError({ kind: "ConnectionClosed" });
  }

  /** In the middle of a statement, before the database writes to the disk: only a kill comes there. */
  atWrite(): void {
    if (this.waiting?.trouble === "kill" && this.next()) void this.strike("kill");
  }

  /** Nothing that was asked of a process is answered when it is gone. */
  expectAlive(): void {
    if (this.gone) throw new Error("This process is gone.");
  }

  private next(): Trouble | undefined {
    if (!this.waiting) return undefined;
    this.waiting.moments -= 1;
    if (this.waiting.moments > 0) return undefined;
    const { trouble } = this.waiting;
    this.waiting = undefined;
    this.struck += 1;
    if (trouble === "kill") this.gone = true;
    return trouble;
  }
}

/** Lets bad luck into every statement and commit that goes this way. */
export function trouble(factory: DatabaseAdapter, luck: BadLuck): DatabaseAdapter {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const connection = await connect();
    troubleStatements(connection, luck, false);
    const start = connection.startTransaction.bind(connection);
    connection.startTransaction = async (level) => {
      await luck.at("statement", false);
      return troubleTransaction(await start(level), luck);
    };
    return connection;
  };
  factory.plain = troublePlain(factory.plain, luck);
  return factory;
}

function troublePlain(plain: PlainDatabase, luck: BadLuck): PlainDatabase {
  return {
    ...troubled(plain, luck, false),
    transaction: async (work) => {
      await luck.at("statement", false);
      const result = await plain.transaction(async (tx) => {
        const done = await work(troubled(tx, luck, true));
        await luck.at("commit", true);
        return done;
      });
      await luck.at("committed", false);
      return result;
    },
  };
}

const troubled = (to: Statements, luck: BadLuck, inTransaction: boolean): Statements => ({
  $queryRaw: async (...statement) => {
    await luck.at("statement", inTransaction);
    return tellAlive(luck, to.$queryRaw(...statement));
  },
  $executeRaw: async (...statement) => {
    await luck.at("statement", inTransaction);
    return tellAlive(luck, to.$executeRaw(...statement));
  },
});

async function tellAlive<T>(luck: BadLuck, answer: Promise<T>): Promise<T> {
  const told = await answer;
  luck.expectAlive();
  return told;
}

function troubleTransaction(tx: Transaction, luck: BadLuck): Transaction {
  troubleStatements(tx, luck, true);
  const commit = tx.commit.bind(tx);
  const rollback = tx.rollback.bind(tx);
  tx.commit = async () => {
    try {
      // Where it is a query of its own, it was a statement before.
      if (tx.options.usePhantomQuery) await luck.at("commit", true);
    } catch (error) {
      // A commit that is refused ends its transaction.
      await tx.rollback();
      throw error;
    }
    await commit();
    await luck.at("committed", false);
  };
  // A process that is gone rolls nothing back: its database finds that out by itself.
  tx.rollback = async () => {
    if (!luck.gone) await rollback();
  };
  return tx;
}

function troubleStatements(to: SqlQueryable, luck: BadLuck, inTransaction: boolean) {
  const query = to.queryRaw.bind(to);
  const execute = to.executeRaw.bind(to);
  to.queryRaw = async (sql) => {
    await luck.at("statement", inTransaction);
    const rows = await query(sql);
    luck.expectAlive();
    return rows;
  };
  to.executeRaw = async (statement) => {
    try {
      // The end of a transaction by its own wish has nothing left to give way with.
      await luck.at("statement", inTransaction && statement.sql !== "ROLLBACK");
    } catch (error) {
      // On a server the end of a transaction is a statement; one that is refused ends it as well.
      if (statement.sql === "COMMIT" && !luck.gone)
        await execute({ ...statement, sql: "ROLLBACK" });
      throw error;
    }
    const count = await execute(statement);
    luck.expectAlive();
    return count;
  };
}
