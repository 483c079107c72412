import { expect, test } from "vitest";
import type { ImportAnswer } from "../../shared/imports/import-schemas";
import { importKinds } from "../../shared/imports/sheet-columns";
import { openTestClub } from "../testing/open-test-club";

const club = openTestClub();

/** Everything that an import could write. */
async function tables() {
  const { db } = club().house;
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
  const { db } = club().house;
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
  const { counts } = answer.json() as ImportAnswer;
  const many = csv.match(/@row\.example|,single,|,double,/g)?.length;
  expect(counts).toEqual({ new: 0, changed: 0, same: many, refused: 0 });
  expect(await tables()).toEqual(before);
});
