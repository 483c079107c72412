import { beforeEach, expect, test } from "vitest";
import { type ImportAnswer, importAnswer } from "../../shared/imports/import-schemas";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

async function bringIn(...rows: string[]): Promise<ImportAnswer> {
  const csv = ["Courriel;Heures;Échéance;Lot;Prénom", ...rows].join("\n");
  const body = { kind: "hours", csv, dryRun: false };
  const answer = await admin.post("/api/admin/import", body);
  expect(answer.status).toBe(200);
  await expectBooksAgree(club().services.db);
  return answer.read(importAnswer);
}
const outcomes = ({ rows }: ImportAnswer) => rows.map(({ outcome }) => outcome);
const lotsOf = (memberId: number) =>
  club().services.db.hourLot.findMany({
    where: { memberId, importKey: { not: null } },
    select: { creditedQuarters: true, expiresOn: true },
    orderBy: { id: "asc" },
  });

test("an opening balance is a lot, of a year where the sheet names no end, and stands in the ledger", async () => {
  const { sam, zero } = club().people;
  // An address that was changed puts its row behind the others; the trail keeps the members' order.
  for (const email of ["marsh@row.example", sam.email])
    await club().services.db.member.update({ where: { id: sam.id }, data: { email } });
  const answer = await bringIn(
    "SAM@row.example;2,5;2027-03-31;;Sam",
    "zero@row.example;12;",
    "sam@row.example;1;;;SAM",
  );
  expect(outcomes(answer)).toEqual(["new", "new", "new"]);
  expect(await lotsOf(sam.id)).toEqual([
    { creditedQuarters: 10, expiresOn: new Date("2027-03-31") },
    { creditedQuarters: 4, expiresOn: new Date("2027-11-20") },
  ]);
  expect(await lotsOf(zero.id)).toEqual([
    { creditedQuarters: 48, expiresOn: new Date("2027-11-20") },
  ]);
  const trail = await club().services.db.auditEntry.findMany({
    where: { act: "hours added" },
    orderBy: { id: "asc" },
  });
  expect(trail.map(({ subjectName, before, after }) => [subjectName, before, after])).toEqual([
    ["Sam Marsh", { hours: 10 }, { hours: 13.5 }],
    ["Zia Marsh", { hours: 0 }, { hours: 12 }],
  ]);
});

test("an address finds its member however it is written", async () => {
  const answer = await bringIn('"Sam <mailto:SAM@row.example>";2;;', "\u200Bzero@row.example;2;;");
  expect(outcomes(answer)).toEqual(["new", "new"]);
});

test("the hours of a family go to nobody else of it", async () => {
  const send = async (...rows: string[]) => {
    const answer = await admin.post("/api/admin/import", {
      ...{ kind: "hours", csv: rows.join("\n"), dryRun: false },
    });
    return answer.read(importAnswer).rows.map(({ outcome, field }) => field ?? outcome);
  };
  expect(
    await send(
      "E-mail,Name,Hours",
      "sam@row.example,Sam Marsh,3",
      "sam@row.example,Zoë Marsh,4",
      'sam@row.example,"MÄRSH, sam",5',
      "lee@row.example,Somebody Else,5",
    ),
  ).toEqual(["new", "name", "new", "name"]);
  expect(
    await send("Courriel,Prénom,Nom,Solde", "lee@row.example,Zoë,Marsh,4", "lee@row.example,,Ng,4"),
  ).toEqual(["firstName", "lastName"]);
  expect(await lotsOf(club().people.lee.id)).toEqual([]);
});

test("rows of one address that do not say by first name whose hours they have go to nobody", async () => {
  const { lee } = club().people;
  const rows = ["lee@row.example;3;", "sam@row.example;1;", "LEE@row.example;4;"];
  const answer = await bringIn(...rows);
  expect(answer.rows.map(({ outcome, field }) => [outcome, field])).toEqual([
    ["refused", "email"],
    ["new", undefined],
    ["refused", "email"],
  ]);
  expect(answer.rows.map(({ twin }) => twin)).toEqual([4, undefined, 2]);
  expect(answer.rows[0]?.why).toMatch(
    /^Another row has this e-mail as well, which is Lee Marsh’s\./,
  );
  const lastNames = [
    "E-mail,Last name,Hours",
    "lee@row.example,Marsh,3",
    "lee@row.example,Marsh,4",
  ];
  const body = { kind: "hours", csv: lastNames.join("\n"), dryRun: false };
  const known = (await admin.post("/api/admin/import", body)).read(importAnswer);
  expect(outcomes(known)).toEqual(["refused", "refused"]);
  const half = await bringIn("lee@row.example;3;;;Lee", "lee@row.example;0;");
  expect(outcomes(half)).toEqual(["new", "refused"]);
  expect(await lotsOf(lee.id)).toHaveLength(1);
});

test("the same sheet again is the same for ever, whatever was spent or expired since", async () => {
  const rows = [
    "sam@row.example;2;2026-12-31;;Sam",
    "sam@row.example;2;2026-12-31;;Sam",
    "lee@row.example;3;",
  ];
  expect(outcomes(await bringIn(...rows))).toEqual(["new", "new", "new"]);
  expect(outcomes(await bringIn(...rows))).toEqual(["same", "same", "same"]);
  expect(outcomes(await bringIn(...rows, rows[0] ?? ""))).toEqual(["same", "same", "same", "new"]);
  club().clock.passDays(400);
  admin = await club().signIn("admin");
  expect(outcomes(await bringIn(...rows))).toEqual(["same", "same", "same"]);
  expect(await lotsOf(club().people.sam.id)).toHaveLength(3);
});

test("hours that are due to expire are written off before new ones come", async () => {
  club().clock.passDays(366);
  admin = await club().signIn("admin");
  expect(outcomes(await bringIn("sam@row.example;2;"))).toEqual(["new"]);
  const lines = await club().services.db.hourLine.findMany({
    where: { memberId: club().people.sam.id },
    orderBy: { id: "asc" },
  });
  expect(lines.map(({ kind, balanceQuarters }) => [kind, balanceQuarters])).toEqual([
    ["credit", 40],
    ["expiry", 0],
    ["credit", 8],
  ]);
});

test("a row that names a lot of its member is the same, and of anybody else is refused", async () => {
  const { sam } = club().people;
  const { id } = await club().services.db.hourLot.findFirstOrThrow({ where: { memberId: sam.id } });
  const answer = await bringIn(
    `sam@row.example;3;2020-01-01;${id}`,
    `lee@row.example;3;;${id}`,
    "sam@row.example;3;;no lot",
  );
  expect(outcomes(answer)).toEqual(["same", "refused", "refused"]);
  expect(answer.rows[1]).toMatchObject({ row: 3, field: "lot" });
});

test("what is no opening balance is refused, and says why", async () => {
  const answer = await bringIn(
    ...["nobody@row.example;3;;;", "pending@row.example;3;;;", "sam@row.example;;;;Sam"],
    ...["sam@row.example;0.1;;;Sam", "sam@row.example;nought;;;Sam", "sam@row.example;-1;;;Sam"],
    ...["sam@row.example;1000.25;;;Sam", "sam@row.example;1,000;;;Sam"],
    ...["sam@row.example;1;2026-11-19;;Sam", "sam@row.example;1;2026-02-30;;Sam"],
    "sam@row.example;1;;;Sam;more",
  );
  expect(answer.rows.map(({ outcome, field }) => [outcome, field])).toEqual([
    ...["email", "email", "hours", "hours", "hours", "hours", "hours", "hours"].map((field) => [
      "refused",
      field,
    ]),
    ["refused", "expiresOn"],
    ["refused", "expiresOn"],
    ["refused", undefined],
  ]);
  expect(answer.rows[1]?.why).toContain("Priya Marsh");
  expect(outcomes(await bringIn("sam@row.example;1;2026-11-20"))).toEqual(["new"]);
});

test("a balance of nothing is nothing to do", async () => {
  const rows = ["sam@row.example;0;", "lee@row.example;0,00;2020-01-01"];
  expect(outcomes(await bringIn(...rows))).toEqual(["same", "same"]);
  expect(await lotsOf(club().people.sam.id)).toEqual([]);
});

test("no lot is written twice, even where a sheet is brought in by two at once", async () => {
  const [one, two] = await Promise.all([
    bringIn("sam@row.example;2;"),
    bringIn("sam@row.example;2;"),
  ]);
  expect([one?.counts.new, two?.counts.new].sort()).toEqual([0, 1]);
  const { sam } = club().people;
  const lot = {
    memberId: sam.id,
    creditedQuarters: 8,
    remainingQuarters: 8,
    importKey: "8 year 1",
  };
  await expect(club().services.db.hourLot.create({ data: lot })).rejects.toThrow();
});
