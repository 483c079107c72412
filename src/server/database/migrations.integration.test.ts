import { readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { diffMigrationsToSchema } from "../testing/migration-engine";

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

const statements = (sql: string) =>
  sql.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("--"));

test("the migrations lead to the schema, and need nothing more", async () => {
  expect(statements(await diff())).toEqual([]);
});

test("a schema that was changed without a migration is noticed", async () => {
  const schema = readFileSync(path.join(projectRoot, "prisma", "schema.prisma"), "utf8");
  const changed = schema.replace("model Boat {", "model Boat {\n  hullNumber String?");
  expect(changed).not.toBe(schema);
  expect(statements(await diff(changed)).join(" ")).toMatch(
    /ALTER TABLE "boats" ADD COLUMN\s+"hullNumber" TEXT/,
  );
});
