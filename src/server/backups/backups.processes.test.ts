import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SqlConnection } from "../database/apply-migrations";
import { type AtOneInstant, onEmbedded, onServer } from "../database/at-one-instant";
import { connectToServer } from "../database/connect";
import { openDatabase } from "../database/open-database";
import { readMigrations } from "../database/read-migrations";
import { prepareClub } from "../prepare-club";
import { rewriteBackup } from "../testing/rewrite-backup";
import { fridayNoon } from "../testing/test-clock";
import { createTestDatabase } from "../testing/test-database";
import { testMoment } from "../testing/test-moment";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

/** A database of either kind, and how a backup of it is taken. */
interface Place {
  connection: SqlConnection;
  atOneInstant: AtOneInstant;
}

const put: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const away of put.splice(0).reverse()) await away();
});

let pglite: PGlite;
async function emptyFolder(): Promise<Place> {
  await pglite.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  return { connection: pglite, atOneInstant: onEmbedded(pglite) };
}

async function emptyServer(): Promise<Place> {
  const { url, drop } = await createTestDatabase({ empty: true });
  put.push(drop);
  const connection = await connectToServer({ databaseUrl: url });
  put.push(connection.close);
  return { connection, atOneInstant: onServer({ databaseUrl: url }) };
}

let folder: string;
/** a backup of the demo club with everything in it that is hard to write down */
let original: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-backups-"));
  original = path.join(folder, "original");
  const { db, atOneInstant, close } = await openDatabase({ embeddedIn: "memory://" });
  pglite = await PGlite.create({ extensions: { btree_gist } });
  await prepareClub(db, { demo: "willows", firstAdmin: undefined }, testMoment(fridayNoon));
  await db.$executeRawUnsafe(hardToWrite);
  await writeBackup(atOneInstant, original, fridayNoon);
  await close();
});
afterAll(async () => {
  await pglite.close();
  await rm(folder, { recursive: true, force: true });
});

const hardToWrite = `DO $$ BEGIN
  UPDATE boats SET description = E'tab\\t, "quote", it''s, back\\\\slash, (1,2), {3}, line\\nend \\r\\n \\u2028 \\u2029 é 🚣 NULL'
   WHERE id = 1;
  UPDATE boats SET "lockCode" = NULL, description = '' WHERE id = 2;
  UPDATE boats SET "imageUrl" = '/boat-pictures/' || encode(sha256('\\x00ff0a225c'), 'hex') || '.png'
   WHERE id = 3;
  INSERT INTO boat_pictures ("boatId", "imageUrl", "bytes")
    SELECT id, "imageUrl", '\\x00ff0a225c' FROM boats WHERE id = 3;
  INSERT INTO idempotency_keys ("memberId", "path", "key", "bodyHash", "answer", "createdAt")
    VALUES (1, 'a', 'none', 'x', NULL, '2026-03-08 09:59:59.999+00'),
           (1, 'a', 'null', 'x', 'null', '0044-01-01 00:00:00 BC'),
           (1, 'a', 'some', 'x', '{"a": [1.10, "\\u2028\\"", null], "b": 1e400}', 'infinity');
  UPDATE members SET "mutedMail" = ARRAY['a,b', '{"c"}', ''] WHERE id = 2;
  INSERT INTO sessions ("sid", "sess", "expire") VALUES ('s', '{"memberId": 1}', '2027-01-01');
END $$`;

/** What a backup holds, without when and by whom it was taken. */
async function contentOf(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString()
    .split("\n")
    .slice(1, -2);
}

async function backUp({ atOneInstant }: Place): Promise<string> {
  const file = path.join(await mkdtemp(path.join(folder, "backup-")), "club.gz");
  await writeBackup(atOneInstant, file, fridayNoon);
  return file;
}

test("a club goes from the embedded database to a server and back, every row as it was", async () => {
  const server = await emptyServer();
  const { books } = await restoreBackup(server.connection, original);
  expect(books).toEqual([]);
  const fromServer = await backUp(server);
  expect(await contentOf(fromServer)).toEqual(await contentOf(original));

  const embedded = await emptyFolder();
  await restoreBackup(embedded.connection, fromServer);
  expect(await contentOf(await backUp(embedded))).toEqual(await contentOf(original));
});

describe.each([
  ["embedded", emptyFolder],
  ["server", emptyServer],
])("on the %s database", (_, emptyPlace) => {
  test("what was restored works on: numbers go on, triggers and references hold, nobody is signed in", async () => {
    const { connection } = await emptyPlace();
    await restoreBackup(connection, original);
    const { rows } = await connection.query(
      `INSERT INTO customers ("firstName", "lastName", "email", "phone")
       VALUES ('', '', '', '') RETURNING "id", (SELECT max("id") FROM customers) AS "last",
              (SELECT count(*)::int FROM sessions) AS "sessions"`,
    );
    const [{ id, last, sessions } = {}] = rows;
    expect([Number(id) - Number(last), sessions]).toEqual([1, 0]);
    await expect(connection.exec("DELETE FROM audit_trail")).rejects.toThrow("append-only");
    await expect(connection.exec("DELETE FROM members WHERE id = 3")).rejects.toThrow(
      /foreign key constraint/,
    );
  });

  test("a backup from before its migrations were squashed is restored as what it is", async () => {
    const replaced = readMigrations().flatMap(({ name, replaces = [name] }) => replaces);
    const file = await rewriteBackup(original, (text) =>
      text.replace(/"migrations":\[.*?\]/, `"migrations":${JSON.stringify(replaced)}`),
    );
    const place = await emptyPlace();
    await restoreBackup(place.connection, file);
    expect(await contentOf(await backUp(place))).toEqual(await contentOf(original));
  });

  test("a backup is refused by a place that is not empty, and leaves it as it was", async () => {
    const place = await emptyPlace();
    await place.connection.exec("CREATE TABLE mine AS SELECT 1 AS n");
    await expect(restoreBackup(place.connection, original)).rejects.toThrow(
      /^A backup is restored into an empty place only/,
    );
    const { rows } = await place.connection.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(rows).toEqual([{ tablename: "mine" }]);
  });

  test("a restore that fails leaves the place empty for the next", async () => {
    const { connection } = await emptyPlace();
    const file = await rewriteBackup(original, (text) => text.replace('"(1,3,6,', '"(1,999,6,'));
    await expect(restoreBackup(connection, file)).rejects.toThrow(/foreign key constraint/);
    await restoreBackup(connection, original);
  });
});

describe("a backup", () => {
  test("is of one instant, while the club goes on", async () => {
    const place = await emptyServer();
    await restoreBackup(place.connection, original);
    const whileReading: AtOneInstant = (read) =>
      place.atOneInstant(({ exec, query }) =>
        read({
          query,
          exec: async (script) => {
            // Between the first table and the second: a boat, and what would follow from it.
            if (script.startsWith("CLOSE"))
              await place.connection.exec(
                `INSERT INTO boats ("name", "category", "capacity") VALUES ('Late', 'single', 1)`,
              );
            return exec(script);
          },
        }),
      );
    const file = path.join(folder, "while-reading");
    await writeBackup(whileReading, file, fridayNoon);
    const tables = async (name: string) =>
      (await contentOf(name)).filter((line) => !line.startsWith('{"rows'));
    expect(await tables(file)).toEqual(await tables(original));
    expect(await tables(await backUp(place))).toContainEqual(expect.stringContaining(",Late,"));
  });

  test("can be read by its owner alone, and one that fails leaves nothing behind", async () => {
    const mine = await mkdtemp(path.join(folder, "mine-"));
    const { connection, atOneInstant } = await emptyFolder();
    const file = path.join(mine, "club.gz");
    await expect(writeBackup(atOneInstant, file, fridayNoon)).rejects.toThrow("_prisma_migrations");
    expect(await readdir(mine)).toEqual([]);
    await restoreBackup(connection, original);
    await writeBackup(atOneInstant, file, fridayNoon);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe("600");
    expect(await readdir(mine)).toEqual(["club.gz"]);
  });

  test("names what disagrees in the books, and keeps it as it is", async () => {
    const place = await emptyFolder();
    await restoreBackup(place.connection, original);
    await place.connection.exec(`SET session_replication_role = replica;
      UPDATE hour_lots SET "remainingQuarters" = "remainingQuarters" - 1 WHERE id = 1;
      SET session_replication_role = origin`);
    const file = path.join(folder, "disagrees");
    const { books } = await writeBackup(place.atOneInstant, file, fridayNoon);
    expect(books?.length).toBeGreaterThan(0);
    const { connection } = await emptyFolder();
    expect((await restoreBackup(connection, file)).books).toEqual(books);
  });
});

test("what is hard to write down is in the backup that these tests restore", async () => {
  const text = (await contentOf(original)).join("\n");
  for (const hard of ["BC", "infinity", "🚣", "\u2028", "00ff0a225c"]) expect(text).toContain(hard);
});
