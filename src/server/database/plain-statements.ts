import {
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQueryable,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { Prisma } from "../generated/prisma/client";

/** Statements of our own, through the client or past it: enough for a step that asks no model. */
export interface Statements {
  $queryRaw<T>(statement: Statement, ...values: unknown[]): Promise<T>;
  $executeRaw(statement: Statement, ...values: unknown[]): Promise<number>;
}

type Statement = TemplateStringsArray | Prisma.Sql;

/** The database past the client, over the same driver and the same connections. */
export interface PlainDatabase extends Statements {
  transaction: <T>(work: (tx: Statements) => Promise<T>) => Promise<T>;
}

/**
 * The way past the client, for what is asked most often: of a short statement's processor time in
 * this process the client takes four fifths. What stands in a row is the same as through the client.
 */
export function plainDatabase(connect: () => Promise<SqlDriverAdapter>): PlainDatabase {
  return {
    $queryRaw: async (...statement) => statements(await connect()).$queryRaw(...statement),
    $executeRaw: async (...statement) => statements(await connect()).$executeRaw(...statement),
    transaction: async (work) => inTransaction(await (await connect()).startTransaction(), work),
  };
}

async function inTransaction<T>(tx: Transaction, work: (tx: Statements) => Promise<T>) {
  const result = await work(statements(tx)).catch(async (error) => {
    await rollBack(tx);
    throw error;
  });
  await commit(tx);
  return result;
}

// Some drivers end a transaction by themselves, others only give its connection back.
async function commit(tx: Transaction) {
  try {
    if (!tx.options.usePhantomQuery) await tx.executeRaw(bare("COMMIT"));
  } finally {
    await tx.commit();
  }
}

async function rollBack(tx: Transaction) {
  try {
    if (!tx.options.usePhantomQuery) await tx.executeRaw(bare("ROLLBACK"));
  } catch {
    // Its connection is lost, and what it did with it.
  } finally {
    await tx.rollback();
  }
}

const statements = (driver: SqlQueryable): Statements => ({
  $queryRaw: async <T>(statement: Statement, ...values: unknown[]) => {
    const { columnNames, columnTypes, rows } = await driver.queryRaw(toQuery(statement, values));
    const named = rows.map((row) => {
      const fields: Record<string, unknown> = {};
      for (const [nr, name] of columnNames.entries()) fields[name] = read(columnTypes[nr], row[nr]);
      return fields;
    });
    // What its rows hold, whoever writes a statement says, as with the client.
    return named as T;
  },
  $executeRaw: async (statement, ...values) => driver.executeRaw(toQuery(statement, values)),
});

const bare = (sql: string) => ({ sql, args: [], argTypes: [] });

const plainValue = { arity: "scalar", scalarType: "unknown" } as const;

function toQuery(statement: Statement, values: unknown[]) {
  const { text, values: args } =
    statement instanceof Prisma.Sql ? statement : Prisma.sql(statement, ...values);
  return { sql: text, args, argTypes: args.map(() => plainValue) };
}

// The drivers give as text what JSON has no word for.
function read(type: ColumnType | undefined, value: unknown): unknown {
  if (value === null) return null;
  switch (type) {
    case ColumnTypeEnum.Date:
    case ColumnTypeEnum.DateTime:
      return new Date(String(value));
    case ColumnTypeEnum.Json:
      return JSON.parse(String(value));
    case ColumnTypeEnum.Numeric:
      return new Prisma.Decimal(String(value));
    default:
      return value;
  }
}
