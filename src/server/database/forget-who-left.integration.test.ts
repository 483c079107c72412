import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations } from "./read-migrations";

// A database of the time when trail, ledger and outbox kept who somebody was that had left.

const migration = "20261125080000_since_0_1_0";

let old: PGlite;
beforeAll(async () => {
  old = await PGlite.create({ extensions: { btree_gist } });
  for (const { name, sql } of readMigrations()) if (name < migration) await old.exec(sql);
  // Sam (1) was deleted and Rey (2) rejected; Ann (3) is here, with Rey's old e-mail.
  await old.exec(`
    SET session_replication_role = replica;
    INSERT INTO members ("id", "email", "password", "firstName", "lastName", "deletedAt", "registrationDate")
      VALUES (1, 'deleted-1@members.invalid', '', 'Former', 'member', now(), '2026-01-01'),
             (2, 'deleted-2@members.invalid', '', 'Former', 'member', now(), '2026-02-01'),
             (3, 'rey@row.example', '', 'Ann', 'Here', NULL, '2026-03-01');
    INSERT INTO audit_trail ("act", "actorId", "actorName", "subjectType", "subjectId", "subjectName", "before", "after")
      VALUES ('member deleted', 3, 'Ann Here', 'member', 1, 'Sam Sort', '{"email": "sam@row.example", "approvalStatus": "approved"}', '{"hoursClosed": 8}'),
             ('member rejected', 3, 'Ann Here', 'member', 2, 'Rey Reed', '{"email": "rey@row.example"}', NULL),
             ('boat added', 1, 'Sam Sort', 'boat', 1, 'Heron', NULL, '{"name": "Heron"}'),
             ('booked for a member', 3, 'Ann Here', 'booking', 5, 'Sort, Sam, Heron', NULL, '{"startTime": "06:00"}'),
             ('sign-in failed', NULL, '', 'member', NULL, 'sam@row.example', NULL, NULL),
             ('introductory row answered', 3, 'Ann Here', 'club', 4, 'Sam Sort', NULL, NULL),
             ('profile edited', 3, 'Ann Here', 'member', 3, 'Ann Here', '{"city": "Sidney"}', '{"city": "Oak Bay"}');
    INSERT INTO bookings ("id", "boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed")
      VALUES (5, 1, 1, '2026-05-01', '06:00', 1, 1);
    INSERT INTO hour_ledger ("memberId", "lotId", "actorId", "kind", "quarters", "balanceQuarters", "reason")
      VALUES (1, 1, 3, 'credit', 4, 4, 'Sam fell ill'), (3, 2, 3, 'credit', 4, 4, 'Ann fell ill'),
             (1, 1, NULL, 'expiry', -4, 0, 'Expired');
    INSERT INTO customers ("id", "firstName", "lastName", "email", "phone")
      VALUES (1, 'Sam', 'Sort', 'sam@row.example', '1'), (2, 'Ann', 'Here', 'rey@row.example', '2');
    INSERT INTO outbox ("kind", "memberId", "recipient", "subject", "text", "createdAt", "sentAt")
      VALUES ('receipt', 1, 'sam@row.example', 'Receipt 1', 'Hello Sam', '2026-01-02', now()),
             ('rejected', 2, 'rey@row.example', 'Sorry', 'Hello Rey', '2026-02-02', NULL),
             ('new registration', 3, 'rey@row.example', 'Rey Reed', E'Name: Rey Reed\\nE-mail: rey@row.example\\nPhone: 1', '2026-02-01', now()),
             ('new registration', 3, 'rey@row.example', 'Ann Here', E'Name: Ann Here\\nE-mail: rey@row.example\\nPhone: 1', '2026-03-01', now()),
             ('deletion requested', NULL, 'club@row.example', 'Sam', 'Their page: {home}/member-management/1', '2026-01-03', now()),
             ('introductory row', NULL, 'club@row.example', 'Sam', E'Name: Sam\\nE-mail: sam@row.example\\nPhone: 1', '2025-12-01', now());
    SET session_replication_role = origin;`);
  const found = readMigrations().find(({ name }) => name === migration);
  await old.exec(found?.sql ?? "");
});
afterAll(() => old.close());

const rows = async (sql: string) => (await old.query(sql, [], { rowMode: "array" })).rows;

test("the migration forgets in the trail who had left, and what visitors typed", async () => {
  const columns = `"actorName", "subjectName", "before", "after"`;
  expect(await rows(`SELECT ${columns} FROM audit_trail ORDER BY "id"`)).toEqual([
    ["Ann Here", "Former member", { approvalStatus: "approved" }, { hoursClosed: 8 }],
    ["Ann Here", "Former member", null, null],
    ["Former member", "Heron", null, { name: "Heron" }],
    ["Ann Here", "Former member, Heron", null, { startTime: "06:00" }],
    ["", "unknown e-mail", null, null],
    ["Ann Here", "request 4", null, null],
    ["Ann Here", "Ann Here", { city: "Sidney" }, { city: "Oak Bay" }],
  ]);
});

test("it empties what is out to and about them, and leaves what waits and what is about others", async () => {
  const columns = `"aboutMemberId", "recipient", "subject"`;
  expect(await rows(`SELECT ${columns} FROM outbox ORDER BY "id"`)).toEqual([
    [null, "deleted-1@members.invalid", "No longer kept"],
    [null, "rey@row.example", "Sorry"],
    [2, "rey@row.example", "No longer kept"],
    [3, "rey@row.example", "Ann Here"],
    [1, "club@row.example", "No longer kept"],
    [1, "club@row.example", "No longer kept"],
  ]);
});

test("it takes reasons out of their ledger and their requests to try a row away", async () => {
  expect(await rows(`SELECT "reason" FROM hour_ledger ORDER BY "id"`)).toEqual([
    ["Hours added by admin"],
    ["Ann fell ill"],
    ["Expired"],
  ]);
  expect(await rows(`SELECT "firstName" FROM customers`)).toEqual([["Ann"]]);
});
