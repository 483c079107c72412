import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../database/open-database";
import { prepareClub } from "../prepare-club";
import { projectRoot } from "../project-root";
import { testMoment } from "../testing/test-moment";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-books-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function withDatabase(
  work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<unknown>,
) {
  const { db, close } = await openDatabase({ embeddedIn: path.join(folder, "database") });
  await work(db);
  await close();
}

/** Runs the script as `npm run reconcile` does. */
function reconcile(): Promise<{ code: unknown; said: string }> {
  const script = path.join(projectRoot, "src/server/commands/reconcile.ts");
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", script],
      { cwd: projectRoot, env },
      (error, said) => resolve({ code: error?.code ?? 0, said }),
    );
  });
}

test("the demo club's books agree; a row that does not is named, and fails the command", async () => {
  await withDatabase((db) =>
    prepareClub(db, { demo: "willows", firstAdmin: undefined }, testMoment(new Date())),
  );
  expect(await reconcile()).toEqual({ code: 0, said: "The books agree.\n" });
  await withDatabase((db) =>
    db.$executeRawUnsafe(`DO $$ BEGIN
      SET LOCAL session_replication_role = replica;
      UPDATE "member_subscriptions" SET "remainingHours" = 11, "totalHours" = "usedHours" + 11
       WHERE "memberId" = (SELECT "id" FROM "members" WHERE "email" = 'sam@willows.example');
    END $$`),
  );
  const { code, said } = await reconcile();
  expect(code).toBe(1);
  expect(said).toMatch(/^member \d+: lots 10\.\d+, ledger 10\.\d+, subscription 11/);
  expect(said).toContain("Rows that disagree: 1.");
});
