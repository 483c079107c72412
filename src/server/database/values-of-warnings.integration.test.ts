import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findUncleared } from "../../shared/clearances/find-uncleared";
import { isLetPass } from "../../shared/clearances/let-pass";
import { readMigrations } from "./read-migrations";

// A booking of the time when what an admin let pass was known by its sentence.

const migration = "20261128213000_values_of_warnings";
const boat = { name: "Orca", requiredClearance: "Level 2. Coxed" };
const outing = { bookingDate: "2026-12-21" };
const never = { boat, clearances: [] };
const ended = {
  boat,
  clearances: [{ name: boat.requiredClearance, grantedOn: "2024-12-05", expiresOn: "2026-12-05" }],
};
const fee = { code: "FEE_DUE", message: "Your fee is due." };

let old: PGlite;
beforeAll(async () => {
  old = await PGlite.create({ extensions: { btree_gist } });
  for (const { name, sql } of readMigrations()) if (name < migration) await old.exec(sql);
  await old.exec("SET session_replication_role = replica");
  for (const [index, facts] of [never, ended].entries()) {
    const { code, message } = findUncleared(outing, facts, "admin") ?? fee;
    await old.query(
      `INSERT INTO bookings ("boatId", "memberId", "bookingDate", "startTime", "duration", "hoursUsed", "warnings")
       VALUES ($1, $1, '2026-12-21', '06:00', 1, 1, $2)`,
      [index + 1, JSON.stringify([fee, { code, message }])],
    );
  }
  await old.exec("SET session_replication_role = origin");
  const found = readMigrations().find(({ name }) => name === migration);
  await old.exec(found?.sql ?? "");
});
afterAll(() => old.close());

test("the migration reads from old warnings what an admin let pass", async () => {
  const { rows } = await old.query<{ warnings: [{ code: string }, { code: string }] }>(
    `SELECT "warnings" FROM bookings ORDER BY "id"`,
  );
  expect(rows.map(({ warnings }) => warnings[0])).toEqual([fee, fee]);
  const passes = (row: number, facts: typeof never | typeof ended) =>
    isLetPass(outing, facts, { override: "A coach", warnings: rows[row]?.warnings ?? [] });
  expect([passes(0, never), passes(0, ended)]).toEqual([true, false]);
  expect([passes(1, never), passes(1, ended)]).toEqual([false, true]);
});
