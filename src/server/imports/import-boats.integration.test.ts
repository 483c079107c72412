import { beforeEach, expect, test } from "vitest";
import { type ImportAnswer, importAnswer } from "../../shared/imports/import-schemas";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const header = "Name,Type,Capacity,Description,Lock code,Lights,Available,Clearance";
async function bringIn(...rows: string[]): Promise<ImportAnswer> {
  const body = { kind: "boats", csv: [header, ...rows].join("\n"), dryRun: false };
  const answer = await admin.post("/api/admin/import", body);
  expect(answer.status).toBe(200);
  return answer.read(importAnswer);
}
const boatOf = (name: string) => club().services.db.boat.findFirst({ where: { name } });

test("a fleet comes in, and its codes stay out of the trail", async () => {
  const answer = await bringIn('Tern,Solo,1,"Light, and\nquick",4711,yes,,', "Skua,2x,2,,,no,no,");
  expect(answer.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0 });
  expect(await boatOf("Tern")).toMatchObject({
    category: "single",
    capacity: 1,
    description: "Light, and\nquick",
    lockCode: "4711",
    lights: true,
    available: true,
    managerDisabled: false,
  });
  expect(await boatOf("Skua")).toMatchObject({ category: "double", available: false });
  const trail = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect(trail.map(({ act }) => act)).toEqual(["boat added", "boat added", "sheet brought in"]);
  expect(JSON.stringify(trail)).not.toContain("4711");
});

test("a boat is known by its name without case, and what the sheet says of it changes", async () => {
  const known = await boatOf('Solo 14 "Heron"');
  const answer = await bringIn('"solo 14 ""HERON""",single,2,Swift,4712,,yes,');
  expect(answer.counts).toMatchObject({ changed: 1 });
  const changed = await boatOf('Solo 14 "Heron"');
  expect(changed).toMatchObject({ id: known?.id, capacity: 2, description: "Swift" });
});

test("a name is one boat in either Unicode form and with any quotation marks", async () => {
  await bringIn(`${"Möwe".normalize("NFD")},Solo,1,,,,,`);
  const answer = await bringIn(
    `${"Möwe".normalize("NFC")},Solo,1,,,,,`,
    "Solo 14 “Heron”,single,2,Swift,,,,",
    "möwe\u200B,Solo,1,,,,,",
  );
  expect(answer.rows.map(({ outcome }) => outcome)).toEqual(["same", "changed", "refused"]);
  expect(await boatOf("Möwe".normalize("NFC"))).not.toBeNull();
  expect(await boatOf('Solo 14 "Heron"')).toMatchObject({ description: "Swift" });
});

test("refused are twins, other codes and states, unknown clearances, and what no form would take", async () => {
  const { db } = club().services;
  await db.boat.createMany({
    data: [
      { name: "Twin", category: "single", capacity: 1 },
      { name: "twin", category: "single", capacity: 1 },
    ],
  });
  const answer = await bringIn(
    ...["Tern,solo,1,,,,,", "TERN,solo,1,,,,,", "Twin,solo,1,,,,,"],
    ...['"Solo 14 ""Heron""",solo,1,,9999,,,', '"Tango 17 ""Cormorant""",tango,2,,,,yes,'],
    ...["Skua,eight,8,,,,,", "Auk,solo,many,,,,,", ",solo,1,,,,,", "Loon,solo,1,,,maybe,,"],
    "Coot,solo,1,,,,,Coastal",
  );
  expect(answer.rows.map(({ outcome, field }) => [outcome, field])).toEqual([
    ["new", undefined],
    ...["name", "name", "lockCode", "available", "category", "capacity", "name", "lights"].map(
      (field) => ["refused", field],
    ),
    ["refused", "requiredClearance"],
  ]);
  expect((await boatOf('Solo 14 "Heron"'))?.lockCode).toBe("4712");
});
