import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SqlConnection } from "../database/apply-migrations";
import { openDatabase } from "../database/open-database";
import { readMigrations } from "../database/read-migrations";
import { prepareClub } from "../prepare-club";
import { rewriteBackup } from "../testing/rewrite-backup";
import { fridayNoon } from "../testing/test-clock";
import { testMoment } from "../testing/test-moment";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

let folder: string;
let original: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-refused-"));
  original = path.join(folder, "original");
  const { db, atOneInstant, close } = await openDatabase({ embeddedIn: "memory://" });
  await prepareClub(db, { demo: "willows", firstAdmin: undefined }, testMoment(fridayNoon));
  await writeBackup(atOneInstant, original, fridayNoon);
  await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const nowhere: SqlConnection = {
  exec: () => expect.fail("asked the database"),
  query: () => expect.fail("asked the database"),
};
const refused = (file: string, sentence: RegExp) =>
  expect(restoreBackup(nowhere, file)).rejects.toThrow(sentence);

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ["cut off", (bytes) => bytes.subarray(0, -200), /is no whole backup: unexpected end of file\.$/],
  ["something else", () => Buffer.from("hello"), /is no whole backup: incorrect header check\.$/],
  ["empty", () => Buffer.from(""), /is no whole backup: unexpected end of file\.$/],
  ["other text", () => gzipSync("hello\n"), /is no whole backup: a line of it cannot be read\.$/],
  [
    "one letter off",
    (bytes) => gzipSync(gunzipSync(bytes).toString().replace("Heron", "Horen")),
    /is no whole backup: its checksum differs\.$/,
  ],
  [
    "without its last line",
    (bytes) => gzipSync(`${gunzipSync(bytes).toString().split("\n").slice(0, -2).join("\n")}\n`),
    /is no whole backup: its end is missing\.$/,
  ],
])("a file that is %s is refused with a sentence", async (name, change, sentence) => {
  const file = path.join(folder, name);
  await writeFile(file, change(await readFile(original)));
  await refused(file, sentence);
});

test("a file without one of its rows is refused", async () => {
  await refused(
    await rewriteBackup(original, (text) => text.replace(/^"\(1,3,6.*\n/m, "")),
    /is no whole backup: rows are missing\.$/,
  );
});

test("a file of a newer Slipway is known by its format or by its tables", async () => {
  const newer = await rewriteBackup(original, (text) => text.replace('"format":1', '"format":2'));
  await refused(newer, /was written by a newer Slipway: update this one first\.$/);
  const fewer = readMigrations().slice(0, -1);
  await expect(restoreBackup(nowhere, original, fewer)).rejects.toThrow(
    /is of a newer Slipway, whose tables this one does not know \(\d+_\w+\): update this one first\.$/,
  );
});

test("a file from between two releases is refused: nobody can tell what it lacks", async () => {
  const squashed = readMigrations().find(({ replaces }) => replaces) ?? expect.fail();
  const [first] = squashed.replaces ?? [];
  const between = await rewriteBackup(original, (text) => text.replace(squashed.name, `${first}`));
  await refused(between, /^This database is from between two releases: it has a part of /);
});

test("a file that is not there is named", () => refused(path.join(folder, "nothing"), /ENOENT/));
