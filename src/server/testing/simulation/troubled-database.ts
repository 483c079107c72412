import {
  DriverAdapterError,
  type SqlDriverAdapterFactory,
  type SqlQueryable,
  type Transaction,
} from "@prisma/driver-adapter-utils";

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

  /** From now on, after so many moments: each statement is one, each commit two. */
  lies(trouble: Trouble, moments: number): void {
    this.waiting = { trouble, moments };
  }

  forget(): void {
    this.waiting = undefined;
  }

  async at(moment: Moment, inTransaction: boolean): Promise<void> {
    if (this.gone) throw new Error("This process is gone.");
    if (!this.waiting) return;
    const { trouble } = this.waiting;
    // Only a transaction that is not over yet can be made to give way.
    if (trouble === "deadlock" && (!inTransaction || moment === "committed")) return;
    this.waiting.moments -= 1;
    if (this.waiting.moments > 0) return;
    this.waiting = undefined;
    this.struck += 1;
    if (trouble === "kill") this.gone = true;
    await this.strike(trouble);
    if (trouble === "deadlock") throw new DriverAdapterError({ kind: "TransactionWriteConflict" });
    if (trouble === "kill") throw new Error("This process is gone.");
    // Before that the server's own failure is met.
    if (moment === "committed") throw new DriverAdapterError({ kind: "ConnectionClosed" });
  }
}

/** Lets bad luck into every statement and commit that goes this way. */
export function trouble<T extends SqlDriverAdapterFactory>(factory: T, luck: BadLuck): T {
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
  return factory;
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
    await luck.at("committed", true);
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
    return query(sql);
  };
  to.executeRaw = async (statement) => {
    try {
      await luck.at("statement", inTransaction);
    } catch (error) {
      // On a server the end of a transaction is a statement; one that is refused ends it as well.
      if (statement.sql === "COMMIT" && !luck.gone)
        await execute({ ...statement, sql: "ROLLBACK" });
      throw error;
    }
    return execute(statement);
  };
}
