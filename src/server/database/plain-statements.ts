import { Prisma } from "../generated/prisma/client";

/** Statements of our own, through the client or past it: enough for a step that asks no model. */
export interface Statements {
  $queryRaw<T>(statement: Statement, ...values: unknown[]): Promise<T>;
  $executeRaw(statement: Statement, ...values: unknown[]): Promise<number>;
}

type Statement = TemplateStringsArray | Prisma.Sql;

/**
 * The database past the client, for what is asked most often: of a short statement's processor time
 * in this process the client takes four fifths. What stands in a row, and how a statement fails, is
 * the same as through the client.
 */
export interface PlainDatabase extends Statements {
  transaction: <T>(work: (tx: Statements) => Promise<T>) => Promise<T>;
}

/** A statement as the drivers take it. */
export interface PlainStatement {
  text: string;
  values: unknown[];
}

/** What a driver answers. Of what the rows hold, whoever writes the statement says. */
interface Answer {
  rows: unknown;
  written: number;
}

/** Statements as they are written here, on a driver that is asked for rows or to write. */
export const statements = (
  ask: (statement: PlainStatement, forWhat: "rows" | "writing") => Promise<Answer>,
): Statements => ({
  $queryRaw: async <T>(statement: Statement, ...values: unknown[]) =>
    (await ask(toPlain(statement, values), "rows")).rows as T,
  $executeRaw: async (statement, ...values) =>
    (await ask(toPlain(statement, values), "writing")).written,
});

function toPlain(statement: Statement, given: unknown[]): PlainStatement {
  const { text, values } =
    statement instanceof Prisma.Sql ? statement : Prisma.sql(statement, ...given);
  // A driver would write an instant in the time zone of this machine.
  return {
    text,
    values: values.map((value) => (value instanceof Date ? value.toISOString() : value)),
  };
}

/**
 * How values are read that JSON has no word for, by PostgreSQL's numbers of their types. All else is
 * read as the drivers do.
 */
export const readers: Record<number, (text: string) => unknown> = {
  /** date */
  1082: (day: string) => new Date(day),
  /** timestamp with time zone */
  1184: (moment: string) => new Date(moment),
  /** numeric */
  1700: (number: string) => new Prisma.Decimal(number),
};
