import { beforeEach, describe, expect, test } from "vitest";
import { act, ask, refused } from "../testing/ask-procedure";
import { clearancesIn, clearancesOf, giveClearances, testKinds } from "../testing/clearances";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const settings = "/api/admin/settings/safety";
const today = { grantedOn: "2026-11-20" };

let admin: TestClient;
let manager: TestClient;
let sam: ReturnType<typeof clearancesOf>;
beforeEach(async () => {
  admin = await club().signIn("admin");
  manager = await club().signIn("manager");
  sam = clearancesOf(manager, club().people.sam.id);
  await giveClearances(admin);
});

const requireOf = (boat: { id: number }, requiredClearance: string | null) =>
  act(admin, "admin.editBoat", { id: boat.id, requiredClearance });

describe("a clearance", () => {
  test("is granted for as many days as the club says, or until a day", async () => {
    const granted = clearancesIn(await sam.grant("Level 2", today));
    const level2 = { name: "Level 2", ...today, expiresOn: "2027-11-20" };
    expect(granted).toEqual([level2]);
    const until = { ...today, expiresOn: "2026-12-31" };
    const both = clearancesIn(await sam.grant("Level 1", until));
    expect(both).toEqual([{ name: "Level 1", ...until }, level2]);
  });

  test("is prolonged by granting it again", async () => {
    await sam.grant("Level 2", { grantedOn: "2025-11-25" });
    expect(clearancesIn(await sam.grant("Level 2", today))).toEqual([
      { name: "Level 2", ...today, expiresOn: "2027-11-20" },
    ]);
  });

  test("is taken away, once or twice alike", async () => {
    await sam.grant("Level 1", today);
    expect(clearancesIn(await sam.take("Level 1"))).toEqual([]);
    expect(clearancesIn(await sam.take("Level 1"))).toEqual([]);
  });

  test("does not end before it is granted", async () => {
    const answer = await sam.grant("Level 1", { ...today, expiresOn: "2026-11-19" });
    expect(refusalIn(answer)).toEqual([400, "BAD_INPUT"]);
    expect(answer.json()).toMatchObject({ field: "expiresOn" });
  });

  test("has a name of the settings", async () => {
    expect(refusalIn(await sam.grant("Level 9", today))).toEqual([422, "CLEARANCE_UNKNOWN"]);
    expect(refusalIn(await sam.take("Level 9"))).toEqual([422, "CLEARANCE_UNKNOWN"]);
  });

  test("is a manager's to give, though not to themselves; an admin's also to themselves", async () => {
    const { people } = club();
    const own = clearancesOf(manager, people.manager.id);
    expect(refusalIn(await own.grant("Level 1", today))).toEqual([403, "NOT_ADMIN"]);
    expect(refusalIn(await own.take("Level 1"))).toEqual([403, "NOT_ADMIN"]);
    clearancesIn(await clearancesOf(admin, people.admin.id).grant("Level 1", today));
  });

  test("is no applicant's", async () => {
    const applicant = clearancesOf(admin, club().people.pending.id);
    expect(refusalIn(await applicant.grant("Level 1", today))).toEqual([
      422,
      "MEMBER_NOT_APPROVED",
    ]);
  });

  test("is in the trail, with the days it had", async () => {
    await sam.grant("Level 1", today);
    await sam.take("Level 1");
    const entries = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
    const about = { actorName: "Morgan Marsh", subjectName: "Sam Marsh" };
    const given = { clearance: "Level 1", ...today, expiresOn: "2028-11-19" };
    expect(entries.slice(1)).toMatchObject([
      { ...about, act: "clearance granted", after: given },
      { ...about, act: "clearance taken away", before: { clearance: "Level 1" } },
    ]);
  });

  test("is told to its member, goes into their own data and into a table for admins", async () => {
    await sam.grant("Level 1", today);
    const herself = await club().signIn("sam");
    const held = [{ name: "Level 1", ...today, expiresOn: "2028-11-19" }];
    expect((await herself.get("/api/members/me")).json()).toMatchObject({ clearances: held });
    expect((await herself.get("/api/auth/my-data")).json()).toMatchObject({ clearances: held });
    const { text } = await admin.get("/api/admin/exports/clearances.csv");
    expect(text).toContain("3,Sam Marsh,Level 1,2026-11-20,2028-11-19");
  });

  test("goes with its member", async () => {
    await sam.grant("Level 1", today);
    await act(admin, "admin.deleteMember", { id: club().people.sam.id });
    expect(await club().services.db.clearance.count()).toBe(0);
  });
});

describe("the settings", () => {
  test("list each clearance once, with days", async () => {
    const wrong = [
      [{ name: "", validDays: 365 }],
      [{ name: "Level 1", validDays: 0 }],
      [...testKinds, { name: "LEVEL 1", validDays: 1 }],
    ];
    for (const clearances of wrong) {
      const answer = await admin.put(settings, { clearances });
      expect(refusalIn(answer)).toEqual([400, "BAD_INPUT"]);
      expect(answer.json()).toMatchObject({ field: expect.stringContaining("clearances") });
    }
  });

  test("take for the night one of them, or none", async () => {
    const answer = await admin.put(settings, { nightClearance: "Night" });
    expect(refusalIn(answer)).toEqual([400, "BAD_INPUT"]);
    expect(answer.json()).toMatchObject({ field: "nightClearance" });
    for (const nightClearance of ["Level 2", null]) {
      const chosen = await admin.put(settings, { nightClearance });
      expect(chosen.json()).toMatchObject({ nightClearance });
    }
  });

  test("keep a name that a member holds or a boat requires", async () => {
    await sam.grant("Level 1", today);
    await requireOf(club().boats.tango, "Level 2");
    const without = (name: string) => testKinds.filter((kind) => kind.name !== name);
    const held = await admin.put(settings, { clearances: without("Level 1") });
    expect(refusalIn(held)).toEqual([409, "CLEARANCE_IN_USE"]);
    expect(held.json()).toMatchObject({ error: "1 member holds Level 1, so it stays." });
    const required = await admin.put(settings, { clearances: without("Level 2") });
    expect(refusalIn(required)).toEqual([409, "CLEARANCE_IN_USE"]);
    expect(required.json()).toMatchObject({
      error: 'Tango 17 "Orca" requires Level 2, so it stays.',
    });
    await sam.take("Level 1");
    await requireOf(club().boats.tango, null);
    expect((await admin.put(settings, { clearances: [] })).json()).toMatchObject({
      clearances: [],
    });
  });

  test("may give a clearance other days while it is held", async () => {
    await sam.grant("Level 1", today);
    await giveClearances(admin, [{ name: "Level 1", validDays: 30 }]);
    expect(clearancesIn(await sam.grant("Level 1", today))).toMatchObject([
      { expiresOn: "2026-12-20" },
    ]);
  });
});

test("a boat requires a clearance of the settings, and says so to everyone", async () => {
  const { boats } = club();
  const unknown = { id: boats.tango.id, requiredClearance: "Level 9" };
  expect(await refused(admin, "admin.editBoat", unknown)).toMatchObject({
    status: 422,
    code: "CLEARANCE_UNKNOWN",
  });
  await act(admin, "admin.editBoat", {
    id: boats.tango.id,
    requiredClearance: "Level 2",
    lights: true,
  });
  expect((await club().visitor().get(`/api/boats/${boats.tango.id}`)).json()).toMatchObject({
    requiredClearance: "Level 2",
    lights: true,
  });
});

test("staff see what a member holds beside what there is", async () => {
  await sam.grant("Level 1", today);
  const seen = await ask(manager, "admin.clearancesOf", { id: club().people.sam.id });
  expect(seen).toEqual({
    kinds: testKinds,
    clearances: [{ name: "Level 1", ...today, expiresOn: "2028-11-19" }],
  });
});
