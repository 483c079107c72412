import { beforeAll, expect, test } from "vitest";
import { searchable } from "../../shared/fields/compare-words";
import type { FoundMember } from "../../shared/members/member-search";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub({ restore: false });
const seeded = 5000;

interface Found {
  members: FoundMember[];
  total: number;
}

let admin: TestClient;
beforeAll(async () => {
  admin = await club().signIn("admin");
  await club().services.db.$executeRaw`
    WITH people AS (
      INSERT INTO "members" ("email", "password", "firstName", "lastName", "phone", "address",
                             "approvalStatus", "membershipStatus", "registrationDate")
      SELECT 'rower' || n || '@many.example', 'x', 'Rower', 'No' || lpad(n::text, 4, '0'), '', '',
             CASE WHEN n % 100 = 0 THEN 'pending' ELSE 'approved' END::"ApprovalStatus",
             CASE WHEN n % 100 = 0 THEN 'inactive' ELSE 'active' END::"MembershipStatus",
             timestamptz '2026-01-01' + n * interval '1 minute'
        FROM generate_series(1, ${seeded}::int) n RETURNING "id")
    INSERT INTO "member_subscriptions" ("memberId", "startDate")
    SELECT "id", '2026-01-01'::date FROM people`;
});

const search = (input: object) => ask(admin, "admin.searchMembers", input);
const namesOf = ({ members }: Found) => members.map(({ lastName }) => lastName);

test("the pages of a list hold every member once, 25 at a time, by last name", async () => {
  const first = await search({ standing: "approved" });
  expect(first.members).toHaveLength(25);
  expect(first.total).toBe(seeded - 50 + 7);
  const second = await search({ standing: "approved", page: 2 });
  const names = [...namesOf(first), ...namesOf(second)];
  expect(names).toEqual([...names].sort());
  expect(new Set([...first.members, ...second.members].map(({ id }) => id)).size).toBe(50);
  const last = await search({ standing: "approved", page: Math.ceil(first.total / 25) });
  expect(last.members).toHaveLength(first.total % 25);
  expect((await search({ standing: "approved", page: 9999 })).members).toEqual([]);
});

test("applicants come the longest waiting first, and everyone the latest first", async () => {
  expect(namesOf(await search({ standing: "pending" })).slice(0, 2)).toEqual(["No0100", "No0200"]);
  expect(namesOf(await search({ search: "many.example" }))[0]).toBe("No5000");
});

test("a list can begin with the fewest hours, the most, or who joined last", async () => {
  const approved = { standing: "approved", search: "row.example" };
  const hoursOf = async (order: string) =>
    (await search({ ...approved, order })).members.map(({ hoursRemaining }) => hoursRemaining);
  const fewest = await hoursOf("fewest-hours");
  expect(fewest).toEqual([...fewest].sort((a, b) => a - b));
  expect(new Set(fewest).size).toBeGreaterThan(2);
  expect(await hoursOf("most-hours")).toEqual([...fewest].sort((a, b) => b - a));
  const newest = await search({ standing: "approved", search: "many.example", order: "newest" });
  expect(namesOf(newest)[0]).toBe("No4999");
});

test("says of hours that expire within 30 days when, and of no others", async () => {
  const sam = async () => (await search({ search: "sam@row.example" })).members[0]?.expiringOn;
  expect(await sam()).toBeNull();
  const { db } = club().services;
  const { id } = club().people.sam;
  const lot = await db.hourLot.findFirstOrThrow({ where: { memberId: id } });
  const lastsUntil = (day: string) =>
    db.hourLot.update({ where: { id: lot.id }, data: { expiresOn: new Date(day) } });
  await lastsUntil("2026-12-21");
  expect(await sam()).toBeNull();
  await lastsUntil("2026-12-20");
  expect(await sam()).toBe("2026-12-20");
});

test("every word must be found in a name or the e-mail, in any case and order", async () => {
  expect(namesOf(await search({ search: "no4321 ROWER" }))).toEqual(["No4321"]);
  expect(namesOf(await search({ search: "ROWER4321@" }))).toEqual(["No4321"]);
  expect(await search({ search: "no4321 sam" })).toEqual({ members: [], total: 0 });
});

test("what means something to a database means only itself here", async () => {
  for (const text of ["%", "_", "\\", "'; DROP TABLE members; --"]) {
    expect((await search({ search: text })).total, text).toBe(0);
  }
});

test("a found member comes with the balance and without password material", async () => {
  const { members } = await search({ search: "sam@row.example" });
  expect(members).toMatchObject([{ firstName: "Sam", hoursRemaining: 10 }]);
  expect(JSON.stringify(members)).not.toMatch(/argon2|"password"/);
});

test("the counts are real, and follow what happens", async () => {
  const before = await ask(admin, "admin.counts");
  expect(before).toEqual({
    totalMembers: seeded + 8,
    activeMembers: seeded - 50 + 6,
    pendingApprovals: 51,
    adminUsers: 1,
    totalBoats: 3,
    availableBoats: 2,
  });
  const { people, boats } = club();
  await act(admin, "admin.approveMember", { id: people.pending.id });
  await act(admin, "admin.deleteMember", { id: people.lee.id });
  await act(admin, "admin.switchBoat", { id: boats.solo.id, available: false });
  await act(admin, "admin.editBoat", { id: boats.tango.id, managerDisabled: true });
  expect(await ask(admin, "admin.counts")).toEqual({
    ...before,
    totalMembers: seeded + 7,
    pendingApprovals: 50,
    totalBoats: 2,
    availableBoats: 0,
  });
});

test("a name is found without its accents, in either Unicode form, and last name first", async () => {
  const { db } = club().services;
  const { id } = club().people.sam;
  const name = { firstName: "Sámuel".normalize("NFD"), lastName: "Łęcki-O’Weiß" };
  await db.member.update({ where: { id }, data: { ...name, phone: "+1 (250) 555-7788" } });
  const idsOf = async (text: string) =>
    (await search({ search: text })).members.map((member) => member.id);
  for (const text of [
    "samuel lecki",
    "Sámuel",
    "LECKI-O'WEISS, sam",
    "250-555-7788",
    "1 2505557788",
  ])
    expect(await idsOf(text), text).toEqual([id]);
  expect(await idsOf("250-555-7789")).toEqual([]);
});

test("the database searches as the browser does", async () => {
  const text = "ÀÉÎÕÜ åñç ŠžČ ŁłØøÆæŒœßÞþĐđÐð ‘’‚‛“”„‟«» Ωλ".normalize("NFC");
  const [row] = await club().services.db.$queryRaw<{ text: string }[]>`
    SELECT searchable(${text}) AS "text"`;
  expect(row?.text).toBe(searchable(text));
});
