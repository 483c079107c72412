import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { reconcileOrders } from "../payments/reconcile-orders";
import { buildTestApp } from "../testing/build-test-app";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();

const orderId = z.object({ id: z.string() });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "slipway-full-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// PostgreSQL's own code, from a trigger where it would come from the file system.
const fillDiskAt = (write: string) => [
  `CREATE FUNCTION test_full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`,
  `CREATE TRIGGER test_full_disk BEFORE ${write}
     FOR EACH ROW EXECUTE FUNCTION test_full_disk()`,
];
const makeRoom = () =>
  club().services.db.$executeRawUnsafe("DROP FUNCTION IF EXISTS test_full_disk CASCADE");

/** Until `makeRoom`, and at the end of the test: other files' tests go on in this database. */
async function fillDisk(write: string) {
  onTestFinished(async () => void (await makeRoom()));
  for (const statement of fillDiskAt(write)) await club().services.db.$executeRawUnsafe(statement);
}

test("a write that finds no room is 503 with its cause, and what is only read is answered", async () => {
  await fillDisk('INSERT ON "bookings"');
  const sam = await club().signIn("sam");
  const boatId = club().boats.solo.id;
  const outing = { boatId, dateStr: "2026-11-21", timeStr: "06:00", duration: 1 };
  const refused = await sam.post("/api/bookings", outing);
  expect([refused.status, refused.json()]).toMatchObject([503, { code: "DISK_FULL" }]);
  expect(refused.headers["retry-after"]).toBe("5");
  expect((await sam.get("/api/boats")).status).toBe(200);
  expect((await sam.get("/api/auth/me")).json()).toMatchObject({ member: { hoursRemaining: 10 } });
});

test("whoever has paid when the disk fills up is not told that nothing was changed, and gets their hours", async () => {
  const zero = await club().signIn("zero");
  const cart = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const { id } = orderId.parse((await zero.post("/paypal/order", cart)).json());
  await fillDisk('INSERT ON "hour_lots"');
  const unwritten = await zero.post(`/paypal/order/${id}/capture`);
  expect(unwritten.json()).toMatchObject({ code: "PAYMENT_UNCERTAIN" });
  await makeRoom();
  const written = await zero.post(`/paypal/order/${id}/capture`);
  expect(written.json()).toMatchObject({ status: "COMPLETED", hoursRemaining: 10 });
});

test("a refund that goes out when the disk fills up is written down once there is room", async () => {
  const { services } = club();
  const zero = await club().signIn("zero");
  const admin = await club().signIn("admin");
  const cart = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const { id } = orderId.parse((await zero.post("/paypal/order", cart)).json());
  await zero.post(`/paypal/order/${id}/capture`);
  const order = await services.db.order.findFirstOrThrow();
  await fillDisk('UPDATE ON "order_refunds"');
  const refunded = await admin.post("/api/trpc/admin.refund", { id: order.id, reason: "moved" });
  expect(refunded.status).toBe(200);
  await makeRoom();
  expect(await services.db.orderRefund.findFirst()).toMatchObject({ providerRefundId: null });
  await reconcileOrders(
    services,
    (error) => expect.fail(String(error)),
    testMoment(club().clock.now()),
  );
  expect(await services.db.orderRefund.findFirst()).toMatchObject({
    providerRefundId: expect.stringContaining("TEST-"),
  });
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
