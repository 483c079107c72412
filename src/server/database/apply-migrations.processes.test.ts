import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { diagnoseMigrations } from "../testing/migration-engine";
import { createTestDatabase } from "../testing/test-database";
import { applyMigrations, type SqlConnection } from "./apply-migrations";
import type { Migration } from "./read-migrations";

const boats = {
  name: "20260101000000_boats",
  sql: "CREATE TABLE a (n int); INSERT INTO a VALUES (1);",
};
const crews = {
  name: "20260102000000_crews",
  sql: `CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END $$;
        ALTER TABLE a ADD m int DEFAULT two();`,
};
const broken = { ...crews, sql: `${crews.sql} INSERT INTO nowhere VALUES (1);` };

const put: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const away of put.splice(0).reverse()) await away();
});

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create({ extensions: { btree_gist } });
});
afterAll(() => pglite.close());

async function openEmbedded() {
  await pglite.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  return { connect: async () => pglite, factory: new PrismaPGlite(pglite) };
}

async function openServer() {
  const { url, drop } = await createTestDatabase({ empty: true });
  put.push(drop);
  const connect = async (): Promise<SqlConnection> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    put.push(() => client.end());
    return {
      exec: (script) => client.query(script),
      query: (sql, values) => client.query(sql, values),
    };
  };
  return { connect, factory: new PrismaPg({ connectionString: url }) };
}
/** What came as two before its release, and is one since. */
const squashed = {
  name: "20260103000000_release",
  sql: boats.sql + crews.sql,
  replaces: [boats.name, crews.name],
};
const later = { name: "20260104000000_later", sql: "ALTER TABLE a ADD k int DEFAULT 3" };

/** As an engine leaves it that was killed between the beginning of a migration and its end. */
const recordBegun = (connection: SqlConnection, { name }: Migration) =>
  connection.query(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ($1, 'x', $1)`,
    [name],
  );

const rowsOf = async (connection: SqlConnection) =>
  (await connection.query("SELECT * FROM a")).rows;

describe.each([
  ["embedded", openEmbedded],
  ["server", openServer],
])("the %s database", (_, open) => {
  test("agrees with Prisma about what was applied", async () => {
    const { connect, factory } = await open();
    const connection = await connect();
    expect((await applyMigrations(connection)).length).toBeGreaterThan(1);
    expect(await applyMigrations(connection)).toEqual([]);
    expect(await diagnoseMigrations(factory)).toEqual({
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
      history: null,
    });
  });

  test("gets each migration once, in order, and later ones later", async () => {
    const connection = await (await open()).connect();
    expect(await applyMigrations(connection, [boats])).toEqual([boats.name]);
    expect(await applyMigrations(connection, [boats, crews])).toEqual([crews.name]);
    expect(await rowsOf(connection)).toEqual([{ n: 1, m: 2 }]);
  });

  test("keeps nothing of a migration that fails, says why, and takes it once it is mended", async () => {
    const connection = await (await open()).connect();
    await expect(applyMigrations(connection, [boats, broken])).rejects.toThrow(
      /^Migration 20260102000000_crews failed: relation "nowhere" does not exist\.$/,
    );
    expect(await rowsOf(connection)).toEqual([{ n: 1 }]);
    expect(await applyMigrations(connection, [boats, crews])).toEqual([crews.name]);
  });

  test("mends an interrupted migration that left nothing behind", async () => {
    const connection = await (await open()).connect();
    await applyMigrations(connection, [boats]);
    await recordBegun(connection, crews);
    expect(await applyMigrations(connection, [boats, crews])).toEqual([crews.name]);
    expect(await rowsOf(connection)).toEqual([{ n: 1, m: 2 }]);
    expect(await applyMigrations(connection, [boats, crews])).toEqual([]);
  });

  test("names the remedy for an interrupted migration that stands, and the remedy helps", async () => {
    const connection = await (await open()).connect();
    await applyMigrations(connection, [boats]);
    await connection.exec(crews.sql);
    await recordBegun(connection, crews);
    const sentence = await applyMigrations(connection, [boats, crews]).catch(String);
    expect(sentence).toMatch(/crews was interrupted and cannot be run again \(function "two"/);
    const remedy = /UPDATE .* = '20260102000000_crews'/.exec(String(sentence))?.[0] ?? "";
    await connection.exec(remedy);
    expect(await applyMigrations(connection, [boats, crews])).toEqual([]);
  });

  test("takes what was squashed for one where nothing of it stands", async () => {
    const connection = await (await open()).connect();
    const names = [squashed.name, later.name];
    expect(await applyMigrations(connection, [squashed, later])).toEqual(names);
    expect(await rowsOf(connection)).toEqual([{ n: 1, m: 2, k: 3 }]);
  });

  test("knows what was squashed where all of it stands, and goes on from there", async () => {
    const connection = await (await open()).connect();
    await applyMigrations(connection, [boats, crews]);
    expect(await applyMigrations(connection, [squashed, later])).toEqual([
      squashed.name,
      later.name,
    ]);
    expect(await rowsOf(connection)).toEqual([{ n: 1, m: 2, k: 3 }]);
    expect(await applyMigrations(connection, [squashed, later])).toEqual([]);
  });

  test("refuses a part of what was squashed, and names what is missing", async () => {
    const connection = await (await open()).connect();
    await applyMigrations(connection, [boats]);
    await expect(applyMigrations(connection, [squashed])).rejects.toThrow(
      /^This database is from between two releases: .* without 20260102000000_crews\./,
    );
    expect(await rowsOf(connection)).toEqual([{ n: 1 }]);
  });
});

test("processes that start together take turns", async () => {
  const { connect } = await openServer();
  const connections = await Promise.all(Array.from({ length: 5 }, connect));
  const applied = await Promise.all(
    connections.map((connection) => applyMigrations(connection, [boats, crews])),
  );
  expect(applied.flat().sort()).toEqual([boats.name, crews.name]);
});
