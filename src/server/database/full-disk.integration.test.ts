import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-full-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// PostgreSQL's own code, from a trigger where it would come from the file system.
const fillDisk = [
  `CREATE FUNCTION test_full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`,
  `CREATE TRIGGER test_full_disk BEFORE INSERT ON "bookings"
     FOR EACH ROW EXECUTE FUNCTION test_full_disk()`,
];

test("a write that finds no room is 503 with its cause, and what is only read is answered", async () => {
  // Other files' tests go on in this database.
  onTestFinished(async () => {
    await club().services.db.$executeRawUnsafe("DROP FUNCTION test_full_disk CASCADE");
  });
  for (const statement of fillDisk) await club().services.db.$executeRawUnsafe(statement);
  const sam = await club().signIn("sam");
  const boatId = club().boats.solo.id;
  const outing = { boatId, dateStr: "2026-11-21", timeStr: "06:00", duration: 1 };
  const refused = await sam.post("/api/bookings", outing);
  expect([refused.status, refused.json()]).toMatchObject([503, { code: "DISK_FULL" }]);
  expect(refused.headers["retry-after"]).toBe("5");
  expect((await sam.get("/api/boats")).status).toBe(200);
  expect((await sam.get("/api/auth/me")).json()).toMatchObject({ member: { hoursRemaining: 10 } });
});

test("a process is not ready where its database's folder takes no write, and says so of the backups", async () => {
  const gone = path.join(folder, "gone");
  const ready = async (folders: { dataDir?: string; backupDir?: string }) => {
    const app = await buildTestApp(club().services, folders);
    const { statusCode, body } = await app.inject("/readyz");
    await app.close();
    return [statusCode, JSON.parse(body)];
  };
  expect(await ready({ dataDir: folder, backupDir: folder })).toEqual([200, { status: "ready" }]);
  expect(await ready({ dataDir: gone })).toEqual([
    503,
    { status: "not ready", because: "DATA_DIR cannot be written: ENOENT" },
  ]);
  expect(await ready({ dataDir: folder, backupDir: gone })).toEqual([
    200,
    { status: "ready", but: "BACKUP_DIR cannot be written: ENOENT" },
  ]);
});
