import { expect, test } from "vitest";
import { type ImportKind, importKinds } from "../../shared/imports/column-names";
import { importAnswer } from "../../shared/imports/import-schemas";
import { act } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

/** Everything that an import could write. */
async function tables() {
  const { db } = club().services;
  const orderBy = { id: "asc" as const };
  return {
    members: await db.member.findMany({ orderBy, omit: { lastLogin: true } }),
    boats: await db.boat.findMany({ orderBy }),
    lots: await db.hourLot.findMany({ orderBy }),
    lines: await db.hourLine.findMany({ orderBy }),
    subscriptions: await db.memberSubscription.findMany({ orderBy }),
  };
}

test.each(importKinds)("the club's own %s.csv comes back in and changes nothing", async (kind) => {
  const { db } = club().services;
  const { sam, pending, lee } = club().people;
  // Names that look like formulas, several lines, an applicant, hours that were spent and expire.
  await db.member.update({ where: { id: sam.id }, data: { firstName: "'=Sam", phone: "+1 250" } });
  await db.member.update({ where: { id: lee.id }, data: { address: 'The "Nest", 1 Bay; Street' } });
  const described = { description: "One\r\ntwo, =three\n-four", lights: true };
  await db.boat.update({ where: { id: club().boats.solo.id }, data: described });
  const client = await club().signIn("sam");
  const outing = { dateStr: "2026-11-21", timeStr: "06:30", duration: 1.5 };
  await client.post("/api/bookings", { boatId: club().boats.solo.id, ...outing });
  expect(pending.approvalStatus).toBe("pending");

  const admin = await club().signIn("admin");
  const { text: csv } = await admin.get(`/api/admin/exports/${kind}.csv`);
  const before = await tables();
  const answer = await admin.post("/api/admin/import", { kind, csv, dryRun: false });
  const { counts } = answer.read(importAnswer);
  const many = csv.match(/@row\.example|,single,|,double,/g)?.length;
  expect(counts).toEqual({ new: 0, changed: 0, same: many, refused: 0 });
  expect(await tables()).toEqual(before);
});

test.each([
  ["once", "feePaidOn\n"],
  ["04-01", "feePaidOn,feePaidUntil\n"],
])(
  "members who paid the fee come back in as the same where its season is %s",
  async (feeSeason, header) => {
    const { sam, lee, manager } = club().people;
    const { db } = club().services;
    const fee = await db.membershipPlan.findFirstOrThrow({ where: { kind: "fee" } });
    const admin = await club().signIn("admin");
    await admin.put("/api/admin/settings/club", { feeSeason });
    for (const [{ id }, paidOn] of [
      [sam, "2026-11-20"],
      [lee, "2025-01-05"],
    ] as const) {
      await act(admin, "admin.noteFee", { id, paidOn });
    }
    await admin.post(`/api/admin/members/${manager.id}/purchase`, {
      items: [{ planId: fee.id, quantity: 1 }],
    });
    const { text: csv } = await admin.get("/api/admin/exports/members.csv");
    expect(csv).toContain(header);
    expect(csv).toContain("2025-01-05");
    const before = await tables();
    expect(before.members.filter(({ feePaidAt }) => feePaidAt)).toHaveLength(3);
    const answer = await admin.post("/api/admin/import", { kind: "members", csv, dryRun: false });
    expect(answer.read(importAnswer).counts).toMatchObject({
      new: 0,
      changed: 0,
      refused: 0,
    });
    expect(await tables()).toEqual(before);
  },
);

test("several hundred members, boats and opening balances come back in as the same", async () => {
  const admin = await club().signIn("admin");
  const bringIn = async (kind: ImportKind, csv: string) => {
    const answer = await admin.post("/api/admin/import", { kind, csv, dryRun: false });
    return answer.read(importAnswer).counts;
  };
  const numbers = Array.from({ length: 400 }, (_, nr) => nr + 1);
  const rowOf: Record<ImportKind, (nr: number) => string> = {
    members: (nr) => `rower${nr}@row.example,Zoë ${nr},Ng,+1 250,"${nr} Bay Road\nUnit ${nr}"`,
    boats: (nr) => `Boat ${nr},double,2,"=Light, and ""quick"""`,
    hours: (nr) => `rower${nr}@row.example,${nr / 4},2099-12-31`,
  };
  const headers: Record<ImportKind, string> = {
    members: "email,firstName,lastName,phone,address",
    boats: "name,category,capacity,description",
    hours: "email,hours,expiresOn",
  };
  for (const kind of importKinds) {
    const csv = [headers[kind], ...numbers.map(rowOf[kind])].join("\n");
    expect(await bringIn(kind, csv)).toMatchObject({ new: 400, refused: 0 });
  }
  const before = await tables();
  for (const kind of importKinds) {
    const { text } = await admin.get(`/api/admin/exports/${kind}.csv`);
    const counts = await bringIn(kind, text);
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(counts.same).toBeGreaterThanOrEqual(400);
  }
  expect(await tables()).toEqual(before);
});
