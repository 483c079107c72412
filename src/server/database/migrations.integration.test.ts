import { readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { diffMigrationsToSchema } from "../testing/migration-engine";
import { readStructure, tablesIn } from "../testing/read-structure";
import { applyMigrations } from "./apply-migrations";

let shadow: PGlite;
beforeEach(async () => {
  shadow = await PGlite.create({ extensions: { btree_gist } });
});
afterEach(() => shadow.close());

function diff(schema?: string) {
  const factory = new PrismaPGlite(shadow);
  factory.connectToShadowDb = () => factory.connect();
  return diffMigrationsToSchema(factory, schema);
}

const readPrisma = (file: string) => readFileSync(path.join(projectRoot, "prisma", file), "utf8");

const statements = (sql: string) =>
  sql.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("--"));

test("the migrations lead to the schema, and need nothing more", async () => {
  expect(statements(await diff())).toEqual([]);
});

test("a schema that was changed without a migration is noticed", async () => {
  const schema = readPrisma("schema.prisma");
  const changed = schema.replace("model Boat {", "model Boat {\n  hullNumber String?");
  expect(changed).not.toBe(schema);
  expect(statements(await diff(changed)).join(" ")).toMatch(
    /ALTER TABLE "boats" ADD COLUMN\s+"hullNumber" TEXT/,
  );
});

test("structure.sql is what the migrations make: npm run structure writes it", async () => {
  await applyMigrations(shadow);
  expect(readPrisma("structure.sql")).toBe(await readStructure(shadow));
});

test("each model points to what structure.sql holds of its table", () => {
  const schema = readPrisma("schema.prisma");
  const views = ["outing_extensions"];
  const tables = tablesIn(readPrisma("structure.sql")).filter((table) => !views.includes(table));
  expect(tables).toContain("bookings");
  for (const table of tables)
    expect(schema).toContain(`// More in structure.sql, ${table}\n  @@map("${table}")`);
});
