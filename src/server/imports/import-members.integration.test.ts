import { beforeEach, describe, expect, test } from "vitest";
import { type ImportAnswer, importAnswer } from "../../shared/imports/import-schemas";
import { householdRows, membersSheetFile, sheetMembers } from "../testing/members-sheet";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { clubInstant } from "../testing/test-moment";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

async function bringIn(body: object): Promise<ImportAnswer> {
  const given = { kind: "members", dryRun: false, ...body };
  const answer = await admin.post("/api/admin/import", given);
  expect(answer.status).toBe(200);
  return answer.read(importAnswer);
}
const csv = (...rows: string[]) => ({
  csv: ["E-mail,First name,Last name,Phone", ...rows].join("\n"),
});
const memberOf = (email: string) => club().services.db.member.findUnique({ where: { email } });
const refusedRows = ({ rows }: ImportAnswer) => rows.filter(({ outcome }) => outcome === "refused");

describe("a sheet of members as a club has kept it", () => {
  test("comes in with one row refused for each household that shares an address", async () => {
    const tried = await bringIn({ file: membersSheetFile(), dryRun: true });
    expect(
      await club().services.db.member.count({ where: { email: { contains: "member" } } }),
    ).toBe(0);
    const done = await bringIn({ file: membersSheetFile() });
    expect(done).toEqual({ ...tried, dryRun: false });
    const refused = householdRows.length;
    expect(done.counts).toEqual({ new: sheetMembers - refused, changed: 0, same: 0, refused });
    expect(refusedRows(done)).toEqual(
      householdRows.map((row) => ({
        row,
        outcome: "refused",
        name: expect.stringMatching(/\w/),
        email: expect.stringMatching(/^member\d+@row/i),
        field: "email",
        value: expect.stringMatching(/^member\d+@row/i),
        why: "A row above has this e-mail already. Everybody needs an address of their own, also in one household.",
        twin: row - 1,
      })),
    );
    expect(await memberOf("member1@row.example")).toMatchObject({
      ...{ firstName: "Björn", lastName: "Ågren 1", province: "BC", password: "" },
      ...{ approvalStatus: "approved", membershipStatus: "active", lastLogin: null },
      ...{ registrationDate: new Date("2014-03-02T20:00:00Z"), approvedBy: club().people.admin.id },
    });
    expect(await memberOf("member9@row.example")).toMatchObject({ firstName: "Jörg" });
    expect(await memberOf("member3@row.example")).toMatchObject({ lastName: "O’Brien 3" });
    expect(await memberOf("member0@row.example")).toMatchObject({
      ...{ phone: "+1 250 555 0134", address: "0 rue de la Baie, unité 4", province: "QC" },
    });
    expect((await memberOf("member13@row.example"))?.registrationDate).toEqual(
      new Date("2014-03-14T19:00:00Z"),
    );
  });

  test("changes nothing when it comes again", async () => {
    await bringIn({ file: membersSheetFile() });
    const before = await club().services.db.member.findMany({ orderBy: { id: "asc" } });
    const again = await bringIn({ file: membersSheetFile() });
    const refused = householdRows.length;
    expect(again.counts).toEqual({ new: 0, changed: 0, same: sheetMembers - refused, refused });
    expect(await club().services.db.member.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });
});

describe("a row", () => {
  test("finds its member by e-mail without case and changes what it says, an empty cell nothing", async () => {
    const { counts } = await bringIn(
      csv("SAM@row.example,Samuel,Marsh,", "lee@row.example,Lee,Marsh,911"),
    );
    expect(counts).toEqual({ new: 0, changed: 2, same: 0, refused: 0 });
    expect(await memberOf("sam@row.example")).toMatchObject({
      ...{ id: club().people.sam.id, firstName: "Samuel", phone: "250-555-0100" },
    });
    expect(await memberOf("lee@row.example")).toMatchObject({ firstName: "Lee", phone: "911" });
    const trail = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(
      trail.map(({ act, subjectName, before, after }) => [act, subjectName, before, after]),
    ).toEqual([
      ["profile edited", "Sam Marsh", { firstName: "Sam" }, { firstName: "Samuel" }],
      ["profile edited", "Lee Marsh", { phone: "250-555-0100" }, { phone: "911" }],
      ["sheet brought in", "sheet of members", null, counts],
    ]);
  });

  test("with what a spreadsheet made of a phone number is refused, and the good number stays", async () => {
    const answer = await bringIn(
      csv(
        "sam@row.example,Sam,Marsh,1.25056E+10",
        "new@row.example,New,One,##########",
        "lee@row.example,Lee,Marsh,\u202A250-555-0177\u202C",
      ),
    );
    expect(refusedRows(answer)).toMatchObject([
      { row: 2, field: "phone", why: expect.stringContaining("spreadsheet shortens") },
      { row: 3, field: "phone" },
    ]);
    expect(await memberOf("sam@row.example")).toMatchObject({ phone: "250-555-0100" });
    expect(await memberOf("new@row.example")).toBeNull();
    expect(await memberOf("lee@row.example")).toMatchObject({ phone: "250-555-0177" });
  });

  test("finds its member by any way to write the address", async () => {
    await bringIn(csv("idn@bücher.example,Ida,Ng,"));
    const answer = await bringIn(
      csv(
        '"Ida Ng <IDN@xn--bcher-kva.example>",Ida,Ng,',
        "mailto:sam@row.example\u200E,Sam,Marsh,",
        "idn@BÜCHER.example,Ida,Ng,",
      ),
    );
    expect(answer.rows.map(({ outcome }) => outcome)).toEqual(["same", "same", "refused"]);
    expect(await memberOf("idn@xn--bcher-kva.example")).toMatchObject({ firstName: "Ida" });
  });

  test("of an applicant is refused and named, and so is one without a name or an e-mail", async () => {
    const answer = await bringIn(
      csv("pending@row.example,Priya,Marsh,", "new@row.example,,Ng,", "x,Y,Z,"),
    );
    expect(refusedRows(answer).map(({ row, field, why }) => [row, field, why])).toEqual([
      [2, "email", "Priya Marsh has applied and is no member yet. Answer the application first."],
      [3, "firstName", "First name is required"],
      [4, "email", "This is not an e-mail address."],
    ]);
    expect(await memberOf("new@row.example")).toBeNull();
  });

  test.each([
    ["isAdmin", "1"],
    ["isManager", "yes"],
    ["membershipStatus", "paused"],
    ["approvalStatus", "pending"],
    ["id", "1"],
    ["hoursRemaining", "11"],
    ["registrationDate", "2014-03-02"],
  ])("that says %s is %s of somebody else is refused", async (column, cell) => {
    const header = `email,firstName,lastName,${column}`;
    const answer = await bringIn({ csv: `${header}\nsam@row.example,Samuel,Marsh,${cell}` });
    expect(refusedRows(answer)).toMatchObject([{ row: 2, field: column }]);
    expect(await memberOf("sam@row.example")).toEqual(club().people.sam);
  });

  test("never makes anybody staff", async () => {
    const answer = await bringIn({
      csv: "email,firstName,lastName,isAdmin\nnew@row.example,New,One,yes\nold@row.example,Old,One,no",
    });
    expect(answer.counts).toMatchObject({ new: 1, refused: 1 });
    expect(await memberOf("new@row.example")).toBeNull();
  });
});

describe("a registration", () => {
  const registered = (moment: string) =>
    bringIn({
      csv: `email,firstName,lastName,registrationDate\nnew@row.example,New,One,${moment}`,
    });

  test("of this evening comes in, when elsewhere it is tomorrow already", async () => {
    const evening = clubInstant("2026-11-20", "19:00").toISOString();
    expect(evening).toContain("2026-11-21");
    club().clock.set(new Date(evening));
    expect((await registered(evening)).counts).toMatchObject({ new: 1 });
    expect((await memberOf("new@row.example"))?.registrationDate.toISOString()).toBe(evening);
  });

  test("of a moment or a day to come is refused", async () => {
    club().clock.set(clubInstant("2026-11-20", "08:00"));
    for (const later of [clubInstant("2026-11-20", "08:30").toISOString(), "2026-11-21"])
      expect(refusedRows(await registered(later))).toMatchObject([{ field: "registrationDate" }]);
  });
});

describe("a new member without a password", () => {
  test("cannot sign in, whatever they try", async () => {
    await bringIn(csv("new@row.example,New,One,"));
    for (const password of ["", " ", "password", "undefined"]) {
      const visitor = club().visitor();
      const answer = await visitor.post("/api/auth/login", { email: "new@row.example", password });
      expect([400, 401]).toContain(answer.status);
    }
  });
});
