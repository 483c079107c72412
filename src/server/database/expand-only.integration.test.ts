import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { applyMigrations } from "./apply-migrations";
import { readMigrations } from "./read-migrations";

// During a rolling restart the process of the release before goes on while the tables are already
// today's. So a migration only adds; what nobody reads any more goes with the release after that.
// A constraint that became tighter is seen by no test: that is for whoever reads the migration.

/** The last one of the last release: what came between two releases never ran beside a part of it. */
const lastReleased = "20261125080000_since_0_1_0";

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create({ extensions: { btree_gist } });
});
afterAll(() => pglite.close());

const column = z.object({
  name: z.string(),
  type: z.string(),
  filled: z.boolean(),
  given: z.boolean(),
});
type Catalog = Map<string, z.infer<typeof column>>;

/** Every column and every word of an enum. */
async function readCatalog(): Promise<Catalog> {
  const { rows } = await pglite.query(`
    SELECT relname || '.' || attname AS "name", format_type(atttypid, atttypmod) AS "type",
           attnotnull AS "filled", attnotnull AND NOT atthasdef AND attidentity = '' AS "given"
      FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    UNION ALL
    SELECT typname || ' ' || enumlabel, 'word', false, false
      FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid`);
  return new Map(
    z
      .array(column)
      .parse(rows)
      .map((one) => [one.name, one]),
  );
}

/** What a process that knows the tables as they were before would stumble over. */
function findHarm(before: Catalog, after: Catalog): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split(".")[0]));
  const harmed = [...before.values()].flatMap(({ name, type, filled }) => {
    const now = after.get(name);
    if (!now) return `${name} is gone`;
    if (now.type !== type) return `${name} is ${now.type}`;
    return now.filled && !filled ? `${name} must be filled` : [];
  });
  const added = [...after.values()]
    .filter(({ name, given }) => given && !before.has(name) && tables.has(name.split(".")[0]))
    .map(({ name }) => `${name} must be given`);
  return [...harmed, ...added];
}

test("each migration leaves the release before it able to work", async () => {
  const migrations = readMigrations();
  await applyMigrations(
    pglite,
    migrations.filter(({ name }) => name <= lastReleased),
  );
  for (const migration of migrations.filter(({ name }) => name > lastReleased)) {
    const before = await readCatalog();
    await pglite.exec(migration.sql);
    expect([migration.name, findHarm(before, await readCatalog())]).toEqual([migration.name, []]);
  }
});

test.each([
  ["ALTER TABLE crews DROP seats", ["crews.seats is gone"]],
  [
    "ALTER TABLE crews RENAME seats TO places",
    ["crews.seats is gone", "crews.places must be given"],
  ],
  ["ALTER TABLE crews ALTER seats TYPE text", ["crews.seats is text"]],
  ["ALTER TABLE crews ALTER cox SET NOT NULL", ["crews.cox must be filled"]],
  ["ALTER TABLE crews ADD stroke int NOT NULL", ["crews.stroke must be given"]],
  ["DROP TABLE crews", ["crews.id is gone", "crews.seats is gone", "crews.cox is gone"]],
  ["ALTER TYPE rig RENAME VALUE 'sweep' TO 'oar'", ["rig sweep is gone"]],
  ["ALTER TABLE crews ADD stroke int, ADD bow int NOT NULL DEFAULT 1", []],
  ["CREATE TABLE oars (id int NOT NULL)", []],
  ["ALTER TYPE rig ADD VALUE 'both'", []],
])("%s", async (sql, harm) => {
  await pglite.exec(`
    DROP SCHEMA public CASCADE; CREATE SCHEMA public;
    CREATE TYPE rig AS ENUM ('scull', 'sweep');
    CREATE TABLE crews (id serial PRIMARY KEY, seats int NOT NULL, cox text)`);
  const before = await readCatalog();
  await pglite.exec(sql);
  expect(findHarm(before, await readCatalog())).toEqual(harm);
});
