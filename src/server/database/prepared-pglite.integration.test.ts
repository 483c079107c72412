import { afterAll, beforeAll, expect, test } from "vitest";
import { PreparedPGlite } from "./prepared-pglite";

const pglite = new PreparedPGlite({});
beforeAll(() => pglite.waitReady);
afterAll(() => pglite.close());

const answer = async (sql: string, args?: unknown[]) => (await pglite.query(sql, args)).rows;
const known = () => answer("SELECT statement FROM pg_prepared_statements ORDER BY statement");

test("a statement with arguments is planned once, in and out of transactions", async () => {
  const sql = "SELECT $1::int + $2::int AS sum";
  expect(await answer(sql, [1, 2])).toEqual([{ sum: 3 }]);
  expect(await answer(sql, [3, 4])).toEqual([{ sum: 7 }]);
  const inside = await pglite.transaction((tx) => tx.query(sql, [5, 6]));
  expect(inside.rows).toEqual([{ sum: 11 }]);
  await answer("SELECT 1");
  expect(await known()).toEqual([{ statement: sql }]);
});

test("values come back as they were, and changes are counted", async () => {
  await pglite.exec("CREATE TABLE kept (day date, list text[], facts jsonb, bytes bytea, no int)");
  const row = {
    day: new Date("2026-11-23"),
    list: ["a", 'b,"c'],
    facts: { a: [1] },
    bytes: new Uint8Array([0, 255, 39]),
    no: null,
  };
  const insert = "INSERT INTO kept VALUES ($1, $2, $3, $4, $5)";
  const { affectedRows } = await pglite.query(insert, Object.values(row));
  expect(affectedRows).toBe(1);
  expect(await answer("SELECT * FROM kept WHERE day = $1", [row.day])).toEqual([row]);
});

test("what fails says why, and leaves the connection to the next", async () => {
  const divide = "SELECT 6 / $1::int AS result";
  await expect(answer(divide, [0])).rejects.toThrow("division by zero");
  await expect(answer("SELECT $1::int FROM nowhere", [1])).rejects.toThrow("does not exist");
  const lost = pglite.transaction(async (tx) => {
    await tx.query("INSERT INTO kept (no) VALUES ($1)", [7]);
    await tx.query(divide, [0]);
  });
  await expect(lost).rejects.toThrow("division by zero");
  expect(await answer("SELECT no FROM kept WHERE no = $1", [7])).toEqual([]);
  expect(await answer(divide, [2])).toEqual([{ result: 3 }]);
});

test("a statement whose tables have changed is planned anew after its failure", async () => {
  const sql = "SELECT * FROM kept WHERE no = $1";
  expect(await answer(sql, [9])).toEqual([]);
  await pglite.exec("ALTER TABLE kept DROP COLUMN facts; INSERT INTO kept (no) VALUES (9)");
  await expect(answer(sql, [9])).rejects.toThrow("cached plan");
  expect(await answer(sql, [9])).toMatchObject([{ no: 9 }]);
});

test("nothing is asked in a transaction that is over", async () => {
  const over = pglite.transaction(async (tx) => {
    await tx.rollback();
    await tx.query("SELECT $1::int AS late", [1]);
  });
  await expect(over).rejects.toThrow("closed");
});

// This and the last test hold what the class gets from two methods that the package keeps for itself:
// `_runExclusiveTransaction` and `_checkReady`.
test("questions wait for a transaction that is open", async () => {
  const order: string[] = [];
  let asked: Promise<unknown> | undefined;
  await pglite.transaction(async (tx) => {
    asked = answer("SELECT $1::text AS who", ["outside"]).then(() => order.push("outside"));
    await tx.query("SELECT $1::text AS who", ["inside"]);
    order.push("inside");
  });
  await asked;
  expect(order).toEqual(["inside", "outside"]);
});

test("others have a turn before each statement, in and out of transactions", async () => {
  const answersUntilMyTurn = async (ask: (sql: string, args: unknown[]) => Promise<unknown>) => {
    let isMyTurn = false;
    setImmediate(() => {
      isMyTurn = true;
    });
    let answers = 0;
    for (; !isMyTurn && answers < 50; answers += 1) await ask("SELECT $1::int", [1]);
    return answers;
  };
  const outside = await answersUntilMyTurn((sql, args) => pglite.query(sql, args));
  const inside = await pglite.transaction((tx) =>
    answersUntilMyTurn((sql, args) => tx.query(sql, args)),
  );
  expect([outside, inside].map((answers) => answers < 3)).toEqual([true, true]);
});

test("what is asked before the database is there waits for it, and after its end is refused", async () => {
  const another = new PreparedPGlite({});
  const early = another.query("SELECT $1::int AS early", [1]);
  expect(another.ready).toBe(false);
  expect((await early).rows).toEqual([{ early: 1 }]);
  await another.close();
  await expect(another.query("SELECT $1::int AS late", [1])).rejects.toThrow("closed");
});
