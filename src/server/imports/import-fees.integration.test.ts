import { beforeEach, expect, test } from "vitest";
import { type ImportAnswer, importAnswer } from "../../shared/imports/import-schemas";
import { sharedSentences } from "../../shared/refusals";
import { ask } from "../testing/ask-procedure";
import { membersSheetFile } from "../testing/members-sheet";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

// It is 2026-11-20 in the club.
const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const seasons = () => admin.put("/api/admin/settings/club", { feeSeason: "04-01" });

async function bringIn(column: string, cells: Record<string, string>): Promise<ImportAnswer> {
  const rows = Object.entries(cells).map(([email, cell]) => `${email}@row.example,,,${cell}`);
  const csv = [`E-mail,First name,Last name,${column}`, ...rows].join("\n");
  const answer = await admin.post("/api/admin/import", { kind: "members", csv, dryRun: false });
  expect(answer.status).toBe(200);
  return answer.read(importAnswer);
}

async function feeOf(key: "sam" | "lee") {
  const { id } = club().people[key];
  const { member } = await ask(admin, "admin.member", { id });
  return [member.feePaidAt?.slice(0, 10) ?? null, member.feePaidUntil];
}

test("a payment that is later than the known one is noted, and the same file again is the same", async () => {
  const cells = { sam: "2026-03-02", lee: "" };
  expect((await bringIn("Fee paid on", cells)).counts).toMatchObject({ changed: 1, same: 1 });
  expect(await feeOf("sam")).toEqual(["2026-03-02", undefined]);
  expect((await bringIn("Fee paid on", cells)).counts).toMatchObject({ changed: 0, same: 2 });
  await bringIn("Fee paid on", { sam: "2026-05-02" });
  expect((await bringIn("Fee paid on", cells)).counts).toMatchObject({ changed: 0, same: 2 });
  expect(await feeOf("sam")).toEqual(["2026-05-02", undefined]);
  const notes = await club().services.db.auditEntry.findMany({
    where: { act: "fee noted" },
    orderBy: { id: "asc" },
  });
  expect(notes.map(({ before, after }) => [before, after])).toEqual([
    [{ paidOn: null }, { paidOn: "2026-03-02" }],
    [{ paidOn: "2026-03-02" }, { paidOn: "2026-05-02" }],
  ]);
});

test("paid until the end of a season is a payment that lasts until then", async () => {
  await seasons();
  const cells = { sam: "2027-04-01", lee: "2026-04-01" };
  expect((await bringIn("Paid until", cells)).counts).toMatchObject({ changed: 2 });
  expect(await feeOf("sam")).toEqual(["2026-11-20", "2027-04-01"]);
  expect(await feeOf("lee")).toEqual(["2026-01-30", "2026-04-01"]);
  expect((await bringIn("Paid until", cells)).counts).toMatchObject({ changed: 0, same: 2 });
});

test("a day that no payment can have is refused with its row, and the others come in", async () => {
  await seasons();
  const until = await bringIn("Paid until", {
    sam: "2027-03-31",
    lee: "2028-04-01",
    zero: "soon",
    manager: "2027-04-01",
  });
  const why =
    "No season that can be paid by now ends on that day. The club settings say when seasons end.";
  const refused = { outcome: "refused", field: "feePaidUntil" };
  expect(until.rows.map(({ name: _, ...row }) => row)).toEqual([
    { row: 2, email: "sam@row.example", ...refused, value: "2027-03-31", why },
    { row: 3, email: "lee@row.example", ...refused, value: "2028-04-01", why },
    { row: 4, email: "zero@row.example", ...refused, value: "soon", why: "This is not a date." },
    { row: 5, email: "manager@row.example", outcome: "changed" },
  ]);
  const on = await bringIn("Fee paid on", { sam: "2026-11-21", lee: "yes" });
  expect(on.rows.map((row) => row.why)).toEqual([
    sharedSentences.PAID_AHEAD,
    "This is not a date.",
  ]);
  expect(await feeOf("sam")).toEqual([null, null]);
});

test("where the fee is paid once, no last day of it is taken", async () => {
  const { rows } = await bringIn("Paid until", { sam: "2027-04-01" });
  expect(rows[0]?.why).toContain("paid once, for good");
});

test("new members come with their fee", async () => {
  await admin.post("/api/admin/import", {
    kind: "members",
    file: membersSheetFile(),
    dryRun: false,
  });
  const paid = await club().services.db.member.findMany({
    where: { email: { in: ["member0@row.example", "member1@row.example"] } },
    orderBy: { email: "asc" },
  });
  expect(paid.map(({ feePaidAt }) => feePaidAt)).toEqual([null, new Date("2026-04-02T07:00:00Z")]);
  expect(paid.map(({ feeNotedAt }) => feeNotedAt)).toEqual(paid.map(({ feePaidAt }) => feePaidAt));
});
