import { once } from "node:events";
import { connect, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database";
import { type Database, openDatabase, type Statements } from "./open-database";

// The real way past the client, with an ear on what it sends. What it asks can be misheard, and its
// answers held back.

const closing: (() => Promise<unknown>)[] = [];
let db: Database["db"];
/** what was asked since the test began, and who waits for more of it */
let asked = "";
let onAsked = () => {};
let mishear = (text: string) => text;
let answering = Promise.resolve();

beforeAll(async () => {
  const { url, drop } = await createTestDatabase();
  closing.push(drop);
  const way = await openWay(new URL(url));
  closing.push(way.close);
  const database = await openDatabase({ databaseUrl: way.url });
  closing.push(database.close);
  db = database.db;
  await db.$executeRawUnsafe(`CREATE TABLE "buoys" ("id" int)`);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});
beforeEach(async () => {
  mishear = (text) => text;
  answering = Promise.resolve();
  await db.$executeRawUnsafe(`TRUNCATE "buoys"`);
  asked = "";
});

async function openWay(to: URL) {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    near.on("data", (bytes) => {
      const heard = mishear(bytes.toString("latin1"));
      asked += heard;
      onAsked();
      far.write(heard, "latin1");
    });
    far.on("data", (bytes) => answering.then(() => near.write(bytes)));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(to);
  url.hostname = "127.0.0.1";
  const address = server.address();
  if (typeof address === "object") url.port = String(address?.port);
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const untilAsked = (text: string) =>
  new Promise<void>((resolve) => {
    onAsked = () => asked.includes(text) && resolve();
    onAsked();
  });

/** Holds back all answers until the function that it gives is called. */
function holdAnswers() {
  let release = () => {};
  answering = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

const list = (on: Statements) => on.$queryRaw<{ id: number }[]>`SELECT "id" FROM "buoys"`;
const insert = (on: Statements, id: number) =>
  on.$executeRaw`INSERT INTO "buoys" VALUES (${id}) /* written */`;
const lookAt = (on: Statements, id: number) =>
  on.$queryRaw`SELECT "id" FROM "buoys" WHERE "id" = ${id} /* looked at */`;

test("a transaction's first questions are asked before its BEGIN is answered", async () => {
  const release = holdAnswers();
  const done = db.plain.transaction((tx) =>
    Promise.all([lookAt(tx, 1), tx.$queryRaw`SELECT ${2}::int AS "second"`]),
  );
  await untilAsked("second");
  expect(asked.indexOf("BEGIN")).toBeLessThan(asked.indexOf("looked at"));
  expect(asked.indexOf("looked at")).toBeLessThan(asked.indexOf("second"));
  release();
  expect(await done).toEqual([[], [{ second: 2 }]]);
});

test("a write, and what comes after it, is asked when BEGIN is answered", async () => {
  const release = holdAnswers();
  const done = db.plain.transaction((tx) => Promise.all([insert(tx, 1), lookAt(tx, 1)]));
  await untilAsked("BEGIN");
  // Whatever is sent along with it has been sent by then.
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).not.toContain("written");
  release();
  expect(await done).toEqual([1, [{ id: 1 }]]);
});

test("what follows a BEGIN that fails is not done", async () => {
  mishear = (text) => text.replace("BEGIN", "BEGIM");
  const writes = (tx: Statements) => insert(tx, 1);
  const asksFirst = async (tx: Statements) => {
    await lookAt(tx, 1);
    await insert(tx, 1);
  };
  for (const work of [writes, asksFirst, async () => {}])
    await expect(db.plain.transaction<unknown>(work)).rejects.toMatchObject({
      cause: { originalMessage: expect.stringContaining("BEGIM") },
    });
  mishear = (text) => text;
  expect(await list(db.plain)).toEqual([]);
});

test("a transaction in which something failed is not taken for done, whatever its work says", async () => {
  const work = db.plain.transaction(async (tx) => {
    await insert(tx, 1);
    await tx.$queryRaw`SELECT 1 / ${0}::int`.catch(() => {});
  });
  await expect(work).rejects.toThrow("cannot go on after a failure");
  expect(await list(db.plain)).toEqual([]);
});

test("of several questions that leave together the first failure is told, and the others are asked anew", async () => {
  const attempt = () =>
    db.plain.transaction((tx) =>
      Promise.all([tx.$queryRaw`SELECT 1 / ${0}::int`, tx.$queryRaw`SELECT ${1}::int AS "whole"`]),
    );
  for (let nr = 0; nr < 3; nr++)
    await expect(attempt()).rejects.toMatchObject({ cause: { originalCode: "22012" } });
  expect(await db.plain.$queryRaw`SELECT ${1}::int AS "whole"`).toEqual([{ whole: 1 }]);
});

test("nothing is asked on a connection that was given back", async () => {
  const late = await db.plain.transaction(async (tx) => tx);
  await expect(insert(late, 1)).rejects.toThrow("over");
  await expect(list(late)).rejects.toThrow("over");
});
