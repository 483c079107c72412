import { writeXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { type ImportAnswer, importAnswer } from "../../shared/imports/import-schemas";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const send = (body: object) =>
  admin.post("/api/admin/import", { kind: "members", dryRun: false, ...body });
async function bringIn(body: object): Promise<ImportAnswer> {
  const answer = await send(body);
  expect(answer.status).toBe(200);
  return answer.read(importAnswer);
}
const csv = (...rows: string[]) => ({
  csv: ["E-mail,First name,Last name,Phone", ...rows].join("\n"),
});
const memberOf = (email: string) => club().services.db.member.findUnique({ where: { email } });

describe("a file", () => {
  test.each([
    ["COLUMN_MISSING", 422, { csv: "First name,Last name\nA,B" }],
    ["COLUMN_MISSING", 422, { csv: "" }],
    ["TOO_MANY_ROWS", 422, { csv: `E-mail\n${"a@b.ca\n".repeat(5001)}` }],
    ["SHEET_TOO_LARGE", 413, { file: Buffer.alloc(2 * 1024 * 1024 + 1, "a").toString("base64") }],
    ["BODY_TOO_LARGE", 413, { csv: "a".repeat(3 * 1024 * 1024) }],
    ["NOT_A_SHEET", 422, { file: Buffer.from("PK\u0003\u0004\0").toString("base64") }],
    ["BAD_INPUT", 400, {}],
    ["BAD_INPUT", 400, { csv: "E-mail", file: "" }],
    ["BAD_INPUT", 400, { csv: "E-mail", dryRun: "no" }],
    ["BAD_INPUT", 400, { csv: "E-mail", mapping: { Elsewhere: "email" } }],
  ])("that cannot be read is %s, and nothing is written", async (code, status, body) => {
    const before = await club().services.db.member.count();
    const answer = await send(body);
    expect([answer.status, refusalOf(answer).code]).toEqual([status, code]);
    expect(await club().services.db.member.count()).toBe(before);
    expect(await club().services.db.auditEntry.count()).toBe(0);
  });

  test("may be a workbook with titles above the header, and says which columns it left out", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Notes", rows: [["Nothing here"]] },
        {
          name: "Members",
          rows: [
            ["Members 2026"],
            [],
            ["E-mail", "First name", "Last name", "Registration date", "Locker"],
            ["new@row.example", "New", "One", new Date("1998-03-25T00:00:00Z"), 12],
          ],
        },
      ],
    });
    const file = Buffer.from(bytes).toString("base64");
    expect((await send({ file })).json()).toMatchObject({ code: "COLUMN_MISSING" });
    expect((await send({ file, sheet: "Members", headerRow: 2 })).status).toBe(400);
    expect(await bringIn({ file, sheet: "Members" })).toMatchObject({
      counts: { new: 1 },
      rows: [{ row: 2, outcome: "new" }],
      ignoredColumns: ["Locker"],
    });
    expect((await memberOf("new@row.example"))?.registrationDate).toEqual(
      new Date("1998-03-25T20:00:00Z"),
    );
  });

  test.each([
    ["commas", "TOO_MANY_COLUMNS", `E-mail,First name,Last name\n${",".repeat(600_000)}`],
    ["line ends", "TOO_MANY_ROWS", `E-mail,First name,Last name${"\r\n".repeat(950_000)}a`],
  ])("of %s is refused", async (_, code, sheet) => {
    const answer = await send({ file: Buffer.from(sheet).toString("base64") });
    expect([answer.status, refusalOf(answer).code]).toEqual([422, code]);
  });

  test("with dates that fit two orders asks for the order and names the column", async () => {
    const sheet = "email,firstName,lastName,Registration date\nnew@row.example,New,One,03/04/2014";
    const unclear = await send({ csv: sheet });
    expect(unclear.status).toBe(422);
    expect(unclear.json()).toMatchObject({ code: "DATES_UNCLEAR", field: "Registration date" });
    await bringIn({ csv: sheet, dates: "dmy" });
    expect((await memberOf("new@row.example"))?.registrationDate).toEqual(
      new Date("2014-04-03T19:00:00Z"),
    );
  });

  test("with columns of its own names is read as the mapping says", async () => {
    const sheet = "Who,Family,Reach,E-mail\nNew,One,new@row.example,elsewhere";
    const missing = await send({ csv: sheet });
    expect(missing.json()).toMatchObject({ code: "COLUMN_MISSING", field: "firstName" });
    const mapping = { Who: "firstName", Family: "lastName", Reach: "email", "E-mail": "" };
    expect((await bringIn({ csv: sheet, mapping })).counts).toMatchObject({ new: 1 });
  });

  test("is not read at all, however large, for whoever may not bring it in", async () => {
    const body = { kind: "members", dryRun: true, csv: "a".repeat(1024 * 1024) };
    const manager = await club().signIn("manager");
    expect((await manager.post("/api/admin/import", body)).status).toBe(403);
    expect((await club().visitor().post("/api/admin/import", body)).status).toBe(401);
  });

  test("is brought in once for one Idempotency-Key", async () => {
    const key = { "idempotency-key": "moving-in" };
    const body = { kind: "members", dryRun: false, ...csv("new@row.example,New,One,") };
    const first = await admin.post("/api/admin/import", body, key);
    const second = await admin.post("/api/admin/import", body, key);
    expect(second.json()).toEqual(first.json());
  });
});
