import type { Pool, PoolClient } from "pg";
import { withClientErrors } from "./database-failures";
import {
  type PlainDatabase,
  type PlainStatement,
  type Statements,
  statements,
} from "./plain-statements";
import type { StatementNames } from "./statement-names";

/** The way past the client to a PostgreSQL server, on the connections of its pool. */
export const plainServer = (pool: Pool, names: StatementNames): PlainDatabase => ({
  ...statements((statement) =>
    // Planned anew, it is asked once more.
    names.renewing(statement.text, { again: true }, () => ask(pool, statement, names)),
  ),
  transaction: (work) => inTransaction(pool, names, work),
});

async function inTransaction<T>(
  pool: Pool,
  names: StatementNames,
  work: (tx: Statements) => Promise<T>,
): Promise<T> {
  const connection = await withClientErrors(pool.connect());
  // One that is lost fails the statement that waits for it, or the next.
  connection.on("error", ignore);
  const tx = begin(connection, names);
  try {
    const result = await work(tx);
    await tx.commit();
    connection.release();
    return result;
  } catch (error) {
    await tx.rollBack().then(
      () => connection.release(),
      // Lost, and what it did with it.
      (failure) => connection.release(failure),
    );
    throw error;
  } finally {
    connection.off("error", ignore);
  }
}

/**
 * The statements of a new transaction. Its first questions, which take its locks, are sent along with
 * BEGIN, so that nobody waits for that; a write waits, since it must not be done alone. After the end
 * nothing is asked: the connection is somebody else's by then.
 */
function begin(connection: PoolClient, names: StatementNames) {
  // They leave together, too.
  const { stream } = connection.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  let answered = false;
  const begun = withClientErrors(connection.query("BEGIN")).then(() => {
    answered = true;
  });
  // Whatever is asked next tells it.
  begun.catch(ignore);
  let writes = false;
  let over = false;
  const expectOpen = () => {
    if (over) throw new Error("The transaction is over.");
  };
  return {
    ...statements(async (statement, forWhat) => {
      writes ||= forWhat === "writing";
      if (writes && !answered) await begun;
      expectOpen();
      const [answer] = await Promise.all([
        names.renewing(statement.text, { again: false }, () => ask(connection, statement, names)),
        begun,
      ]);
      return answer;
    }),
    commit: async () => {
      await begun;
      expectOpen();
      over = true;
      const { command } = await withClientErrors(connection.query("COMMIT"));
      // So it answers where a statement failed and the work went on.
      if (command === "ROLLBACK") throw new Error("A transaction cannot go on after a failure.");
    },
    rollBack: async () => {
      over = true;
      await connection.query("ROLLBACK");
    },
  };
}

async function ask(on: Pool | PoolClient, { text, values }: PlainStatement, names: StatementNames) {
  const name = names.nameOf(text, values);
  const { rows, rowCount } = await withClientErrors(on.query({ name, text, values }));
  return { rows, written: rowCount ?? 0 };
}

const ignore = () => {};
