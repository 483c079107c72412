import { beforeEach, describe, expect, test } from "vitest";
import { openSqlByHand } from "../testing/sql-by-hand";

const { ids, run } = openSqlByHand();

const name = (settings: object) =>
  run(`UPDATE "safety_settings" SET "settings" = '${JSON.stringify(settings)}'`);
const hold = (clearance: string, days = "'2026-11-20', '2027-11-20'") =>
  run(`INSERT INTO "clearances" ("memberId", "name", "grantedOn", "expiresOn")
       VALUES (${ids.sam}, '${clearance}', ${days})`);
const requireOf = (clearance: string) =>
  run(`UPDATE "boats" SET "requiredClearance" = '${clearance}' WHERE "id" = ${ids.tango}`);

const level1 = { clearances: [{ name: "Level 1", validDays: 730 }] };
beforeEach(() => name(level1));

describe("a clearance in the database", () => {
  test("is one that the settings name, for members and boats", async () => {
    await expect(hold("Level 2")).rejects.toThrow("the club gives no clearance Level 2");
    await expect(requireOf("Level 2")).rejects.toThrow("the club gives no clearance Level 2");
    await hold("Level 1");
    await requireOf("Level 1");
  });

  test("does not leave the settings while it is in use", async () => {
    await hold("Level 1");
    await expect(name({})).rejects.toThrow("the clearance Level 1 is in use");
    await run(`DELETE FROM "clearances"`);
    await requireOf("Level 1");
    await expect(name({})).rejects.toThrow("the clearance Level 1 is in use");
    await run(`UPDATE "boats" SET "requiredClearance" = NULL`);
    await name({});
  });

  test("is there for the night", async () => {
    const night = { nightClearance: "Night" };
    await expect(name({ ...level1, ...night })).rejects.toThrow("the clearance Night is in use");
  });

  test("is held once, and ends no earlier than it begins", async () => {
    await expect(hold("Level 1", "'2026-11-20', '2026-11-19'")).rejects.toThrow(
      "clearances_end_after_grant",
    );
    await hold("Level 1");
    await expect(hold("Level 1")).rejects.toThrow("clearances_pkey");
  });
});
