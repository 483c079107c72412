import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations } from "./read-migrations";

// A database of the time when code read the sentences of stored messages.

const migration = "20261128203000_codes_in_the_outbox";

let old: PGlite;
beforeAll(async () => {
  old = await PGlite.create({ extensions: { btree_gist } });
  for (const { name, sql } of readMigrations()) if (name < migration) await old.exec(sql);
  await old.exec(`
    INSERT INTO outbox ("kind", "recipient", "subject", "text", "droppedFor")
      VALUES ('receipt', 'a@row.example', 'Receipt 1', 'This is a copy of our message of Friday.', NULL),
             ('introductory row', 'b@row.example', 'Sam', E'Name: Sam\\nE-mail: sam@row.example\\nPhone: 1', NULL),
             ('introductory row', 'b@row.example', 'More', 'More people have asked', NULL),
             ('reminder', 'c@row.example', 'Rowing', 'Hello', 'The outing has begun.'),
             ('reminder', 'c@row.example', 'Rowing', 'Hello', 'Something of an older release.')`);
  const found = readMigrations().find(({ name }) => name === migration);
  await old.exec(found?.sql ?? "");
});
afterAll(() => old.close());

test("the migration reads once what code read each time", async () => {
  const { rows } = await old.query(
    `SELECT "copy", "aboutEmail", "droppedFor" FROM outbox ORDER BY "id"`,
  );
  const nothing = { copy: false, aboutEmail: null, droppedFor: null };
  expect(rows).toEqual([
    { ...nothing, copy: true },
    { ...nothing, aboutEmail: "sam@row.example" },
    nothing,
    { ...nothing, droppedFor: "OUTING_BEGUN" },
    { ...nothing, droppedFor: "Something of an older release." },
  ]);
});

test("a process of the release before fills the columns by its text, and empties them with it", async () => {
  for (const { name, sql } of readMigrations()) if (name > migration) await old.exec(sql);
  await old.exec(`
    INSERT INTO outbox ("kind", "recipient", "subject", "text")
      VALUES ('introductory row', 'd@row.example', 'Kim', E'Name: Kim\\nE-mail: kim@row.example\\nPhone: 1'),
             ('introductory row', 'd@row.example', 'Lou', E'Name: Lou\\nE-mail: lou@row.example\\nPhone: 1'),
             ('receipt', 'd@row.example', 'Receipt 2', 'Hello')`);
  await old.exec(`UPDATE outbox SET "text" = '' WHERE "subject" = 'Lou'`);
  await old.exec(
    `UPDATE outbox SET "text" = 'This is a copy of our message of Friday.' WHERE "subject" = 'Receipt 2'`,
  );
  const { rows } = await old.query(
    `SELECT "copy", "aboutEmail" FROM outbox WHERE "recipient" = 'd@row.example' ORDER BY "subject"`,
  );
  expect(rows).toEqual([
    { copy: false, aboutEmail: "kim@row.example" },
    { copy: false, aboutEmail: null },
    { copy: true, aboutEmail: null },
  ]);
});
