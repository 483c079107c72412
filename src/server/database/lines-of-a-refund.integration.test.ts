import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../project-root";

// A database of the time when a refund's ledger lines were found by their moment.

const folder = path.join(projectRoot, "prisma", "migrations");
const migration = "20261125080000_since_0_1_0";
const sqlOf = (name: string) => readFileSync(path.join(folder, name, "migration.sql"), "utf8");

let old: PGlite;
beforeAll(async () => {
  old = await PGlite.create({ extensions: { btree_gist } });
  const names = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of names.filter(({ name }) => name < migration)) await old.exec(sqlOf(name));
});
afterAll(() => old.close());

const noon = "2026-11-20 12:00:00+00";
const later = "2026-11-20 12:00:01+00";

/** An order of one lot, its refund, and subtractions from the lot: [quarters, moment, reason]. */
async function buildRefund(id: number, quarters: number, ...lines: [number, string, string][]) {
  await old.exec(`
    SET session_replication_role = replica;
    INSERT INTO members ("id", "email", "password", "firstName", "lastName")
      VALUES (${id}, 'm${id}@row.example', '', 'M', 'M');
    INSERT INTO orders ("id", "memberId", "gateway", "subtotalCents", "taxCents", "totalCents",
                        "captureId")
      VALUES (${id}, ${id}, 'paypal', 0, 0, 0, 'C${id}');
    INSERT INTO order_items ("id", "orderId", "name", "kind", "quantity", "unitPriceCents",
                             "unitTaxCents", "hoursIncluded", "validityDays")
      VALUES (${id}, ${id}, 'Hours', 'hours', 1, 0, 0, 10, 365);
    INSERT INTO hour_lots ("id", "memberId", "creditedQuarters", "remainingQuarters", "orderItemId")
      VALUES (${id}, ${id}, 40, 0, ${id});
    INSERT INTO order_refunds ("id", "orderId", "amountCents", "quarters", "reason", "createdAt")
      VALUES (${id}, ${id}, 0, ${quarters}, 'injured', '${noon}');`);
  for (const [taken, at, reason] of lines) {
    await old.exec(`
      INSERT INTO hour_ledger ("memberId", "lotId", "kind", "quarters", "balanceQuarters", "reason",
                               "createdAt")
        VALUES (${id}, ${id}, 'subtraction', -${taken}, 0, '${reason}', '${at}');`);
  }
  await old.exec("SET session_replication_role = origin");
}

test("the migration gives a refund its lines only where they are certain", async () => {
  const own = "Refunded: injured";
  await buildRefund(1, 40, [40, noon, own]);
  await buildRefund(2, 32, [8, noon, "Hours subtracted by admin"], [32, noon, own]);
  await buildRefund(3, 40, [40, later, own]);
  // Somebody wrote the same words by hand in the same moment.
  await buildRefund(4, 32, [32, noon, own], [8, noon, own]);
  await old.exec(sqlOf(migration));
  const { rows } = await old.query(
    `SELECT "memberId", "quarters", "refundId" FROM hour_ledger ORDER BY "id"`,
  );
  expect(rows).toEqual([
    { memberId: 1, quarters: -40, refundId: 1 },
    { memberId: 2, quarters: -8, refundId: null },
    { memberId: 2, quarters: -32, refundId: 2 },
    { memberId: 3, quarters: -40, refundId: null },
    { memberId: 4, quarters: -32, refundId: null },
    { memberId: 4, quarters: -8, refundId: null },
  ]);
  await expect(old.exec(`UPDATE hour_ledger SET "refundId" = NULL`)).rejects.toThrow("append-only");
});
