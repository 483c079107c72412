import { describe, expect, test } from "vitest";
import { openDatabase } from "../../database/open-database";
import { buildTestApp } from "../../testing/build-test-app";
import { openTestClub } from "../../testing/open-test-club";
import { createTestDatabase } from "../../testing/test-database";

const club = openTestClub({ restore: false });

test("says without a session that the process lives, and which release it is", async () => {
  const answer = await club().app.inject("/healthz");
  expect(answer.json()).toEqual({ status: "ok", version: "1.2.3", commit: "abcdef123456" });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("is ready with its database and all of its migrations", async () => {
  const answer = await club().app.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ready" }]);
});

test("is not ready while a migration is missing, or the database is gone, and lives all the same", async () => {
  const database = await createTestDatabase();
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  const app = await buildTestApp({ ...club().services, db });
  try {
    await db.$executeRaw`
      DELETE FROM "_prisma_migrations"
      WHERE "migration_name" = (SELECT max("migration_name") FROM "_prisma_migrations")`;
    const behind = await app.inject("/readyz");
    expect([behind.statusCode, behind.json()]).toEqual([
      503,
      { status: "not ready", because: "1 migrations are missing" },
    ]);
    await database.drop();
    const gone = await app.inject("/readyz");
    expect([gone.statusCode, gone.json()]).toEqual([
      503,
      { status: "not ready", because: "the database does not answer" },
    ]);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
  } finally {
    await app.close();
    await close();
  }
});

describe("each answer names its request", () => {
  const askAs = async (trustProxy: boolean, id: string) => {
    const app = await buildTestApp(club().services, { trustProxy });
    const { headers } = await app.inject({ url: "/healthz", headers: { "x-request-id": id } });
    await app.close();
    return headers["x-request-id"];
  };

  test("as the proxy named it", async () => {
    expect(await askAs(true, "from-proxy-123")).toBe("from-proxy-123");
  });

  test.each([
    ["nobody's proxy", false, "from-anyone-123"],
    ["what no log should hold", true, "x".repeat(2000)],
    ["what would break a line", true, "one\ttwo three"],
  ])("by a name of its own, not that of %s", async (_whose, trustProxy, id) => {
    expect(await askAs(trustProxy, id)).toMatch(/^[\da-f-]{36}$/);
  });
});
