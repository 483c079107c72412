import { Prisma } from "./open-database";

/**
 * A model's columns for a statement of our own, from its `ScalarFieldEnum`. With `*`, a statement
 * that is already planned would fail once a migration adds a column.
 */
export function namedColumns(model: Record<string, string>, table: string): Prisma.Sql {
  const columns = Object.values(model).map((column) => `"${table}"."${column}"`);
  return Prisma.raw(columns.join(", "));
}
