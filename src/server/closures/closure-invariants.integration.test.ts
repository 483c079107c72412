import { expect, test } from "vitest";
import { openSqlByHand } from "../testing/sql-by-hand";

// What the database refuses whatever the code does: here the code is a hand with a SQL prompt.

const { club, run } = openSqlByHand();

const close = (over: Record<string, string> = {}) => {
  const span = { startDate: "2026-11-21", startTime: "09:00", endDate: "2026-11-21" };
  const values = { ...span, endTime: "12:00", reason: "Fog", ...over };
  const columns = Object.keys(values).map((name) => `"${name}"`);
  return run(
    `INSERT INTO "closures" (${columns}) VALUES (${Object.values(values).map((one) => `'${one}'`)})`,
  );
};

test.each([
  ["24:00", "startTime"],
  ["9:00", "startTime"],
  ["12:60", "endTime"],
])("a closure has times of a clock, not %s as its %s", async (time, name) => {
  await expect(close({ endDate: "2026-11-22", [name]: time })).rejects.toThrow("closures_times");
});

test("a closure ends after it begins, on the same day and on another", async () => {
  await expect(close({ endTime: "09:00" })).rejects.toThrow("closures_end_after_start");
  await expect(close({ endDate: "2026-11-20" })).rejects.toThrow("closures_end_after_start");
  await close({ endTime: "09:01" });
  await close({ endDate: "2026-11-22", endTime: "00:00" });
});

test("a closure lasts 31 days at most", async () => {
  await close({ endDate: "2026-12-22" });
  await expect(close({ endDate: "2026-12-23" })).rejects.toThrow("closures_at_most_31_days");
});

test("a closure stays when the account goes that made it", async () => {
  const gone = 'DELETE FROM "members" WHERE "email" = \'gone@row.example\'';
  await run(
    `INSERT INTO "members" ("email", "password", "firstName", "lastName", "phone", "address")
     VALUES ('gone@row.example', '', 'Noor', 'Haddad', '', '')`,
  );
  const maker = await club().services.db.member.findFirstOrThrow({
    where: { email: "gone@row.example" },
  });
  await close({ createdBy: `${maker.id}` });
  await run(gone);
  expect(await club().services.db.closure.findMany()).toMatchObject([{ createdBy: null }]);
});

test("every change of a closure gives the club another revision", async () => {
  const { db } = club().services;
  const revision = async () => (await db.clubSettings.findFirst())?.revision;
  const seen = [await revision()];
  for (const change of [
    () => close(),
    () => run(`UPDATE "closures" SET "endTime" = '13:00'`),
    () => run(`DELETE FROM "closures"`),
  ]) {
    await change();
    seen.push(await revision());
  }
  expect(new Set(seen).size).toBe(4);
});
