import { describe, expect, test } from "vitest";
import { openSqlByHand } from "../testing/sql-by-hand";

// What the database refuses whatever the code does: here the code is a hand with a SQL prompt.

const { ids, run, booking } = openSqlByHand();

describe("an outing", () => {
  const launch = (over: Record<string, string | number> = {}) => {
    const booked = '(SELECT max("id") FROM "bookings")';
    const moments = { launchedAt: "now()", launchHeardAt: "now()" };
    const values = { bookingId: booked, boatId: ids.solo, ...moments, ...over };
    const columns = Object.keys(values).map((name) => `"${name}"`);
    return `INSERT INTO "outings" (${columns}) VALUES (${Object.values(values)})`;
  };

  test("keeps its booking: not cancelled, moved or deleted while the boat is out", async () => {
    await run(booking());
    await run(launch());
    for (const change of [
      `UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now()`,
      `UPDATE "bookings" SET "boatId" = ${ids.tango}`,
      `UPDATE "bookings" SET "memberId" = ${ids.lee}`,
      `UPDATE "bookings" SET "startTime" = '07:00'`,
    ]) {
      await expect(run(change), change).rejects.toThrow("was launched");
    }
    await expect(run(`DELETE FROM "bookings"`)).rejects.toThrow("outings_bookingId_fkey");
    await run(`UPDATE "outings" SET "landedAt" = now(), "landHeardAt" = now()`);
    await run(`UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now()`);
  });

  test("is of its booking's boat, which is confirmed and out once", async () => {
    await run(booking());
    await expect(run(launch({ boatId: ids.tango }))).rejects.toThrow("is not confirmed on boat");
    await run(launch());
    await run(booking({ startTime: "'12:00'" }));
    await expect(run(launch())).rejects.toThrow("outings_one_out_per_boat");
    await run(
      `UPDATE "bookings" SET "status" = 'cancelled', "cancelledAt" = now() WHERE "startTime" = '12:00'`,
    );
    await run(`UPDATE "outings" SET "landedAt" = now(), "landHeardAt" = now()`);
    await expect(run(launch())).rejects.toThrow("is not confirmed");
  });

  test.each<[string, Record<string, string | number>]>([
    ["land before its launch", { landedAt: "now() - interval '1 s'", landHeardAt: "now()" }],
    ["land unheard", { landedAt: "now()" }],
    ["be longer than 60 km", { kilometres: 60.1 }],
    ["be due at a time that is none", { extendedTo: "'24:01'" }],
    ["continue one while it is out", { continues: '(SELECT max("id") FROM "bookings")' }],
  ])("cannot %s", async (_, over) => {
    await run(booking());
    await expect(run(launch(over))).rejects.toThrow(/outings_/);
  });
});
