import { Prisma, type Statements } from "./open-database";

// Several writes in one round trip. Each is a whole statement of its own (INSERT, UPDATE or DELETE,
// without RETURNING and without WITH), and none reads what another writes: PostgreSQL runs them on
// one snapshot and in no order, and checks foreign keys and triggers when all are done.

/** Runs at least one write, as one statement. */
export async function writeTogether(tx: Statements, writes: readonly Prisma.Sql[]): Promise<void> {
  const parts = writes.map((write, nr) => part(`write_${nr}`, write));
  await tx.$executeRaw`WITH ${Prisma.join(parts)} SELECT 1`;
}

/** Runs writes as one statement, and asks whether something holds, as it was before them. */
export async function writeAndAsk(
  tx: Statements,
  writes: readonly Prisma.Sql[],
  question: Prisma.Sql,
): Promise<boolean> {
  const parts = writes.map((write, nr) => part(`write_${nr}`, write));
  const [answer] = await tx.$queryRaw<[{ holds: boolean }]>`
    WITH ${Prisma.join(parts)} SELECT ${question} AS "holds"`;
  return answer.holds;
}

/**
 * Runs writes with an INSERT of one row whose id the others need: they are handed SQL that stands
 * where its number would. Gives the id.
 */
export async function writeWithNew(
  tx: Statements,
  insert: Prisma.Sql,
  others: (id: Prisma.Sql) => readonly Prisma.Sql[],
): Promise<number> {
  const parts = others(Prisma.sql`(SELECT "id" FROM new_row)`).map((write, nr) =>
    part(`write_${nr}`, write),
  );
  const row = part("new_row", Prisma.sql`${insert} RETURNING "id"`);
  const [written] = await tx.$queryRaw<[{ id: number }]>`
    WITH ${Prisma.join([row, ...parts])} SELECT "id" FROM new_row`;
  return written.id;
}

const part = (name: string, write: Prisma.Sql) => Prisma.sql`${Prisma.raw(name)} AS (${write})`;
