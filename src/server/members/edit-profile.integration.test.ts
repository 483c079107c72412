import { beforeEach, expect, test } from "vitest";
import { act, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testPassword } from "../testing/test-people";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const edits = () => club().house.db.auditEntry.findMany({ where: { act: "profile edited" } });

test("an edit keeps what is left out, and the trail has what changed, before and after", async () => {
  const { id } = club().people.sam;
  const { member } = await act<{ member: object }>(admin, "admin.editProfile", {
    id,
    firstName: "Samuel",
    city: "Oak Bay",
    lastName: "Marsh",
  });
  expect(member).toMatchObject({
    id,
    firstName: "Samuel",
    lastName: "Marsh",
    city: "Oak Bay",
    address: "12 Beach Drive",
    hoursRemaining: 10,
  });
  expect(await edits()).toMatchObject([
    {
      actorId: club().people.admin.id,
      actorName: "Avery Marsh",
      subjectType: "member",
      subjectId: id,
      subjectName: "Samuel Marsh",
      before: { firstName: "Sam", city: "Victoria" },
      after: { firstName: "Samuel", city: "Oak Bay" },
    },
  ]);
});

test("a new e-mail is the one to log in with, whatever its case", async () => {
  const { id } = club().people.sam;
  await act(admin, "admin.editProfile", { id, email: "Samuel@Row.example" });
  const login = (email: string) =>
    club().visitor().post("/api/auth/login", { email, password: testPassword });
  expect((await login("samuel@row.example")).status).toBe(200);
  expect((await login("sam@row.example")).status).toBe(401);
});

test("an e-mail in use is refused in words for an admin, and nothing is changed", async () => {
  const { sam } = club().people;
  const taken = { email: "LEE@row.example", firstName: "Samuel" };
  expect(await refused(admin, "admin.editProfile", { id: sam.id, ...taken })).toEqual({
    status: 409,
    code: "EMAIL_IN_USE",
    message: "Another account already uses this email.",
  });
  const after = await club().house.db.member.findUniqueOrThrow({ where: { id: sam.id } });
  expect(after).toEqual(sam);
  expect(await edits()).toEqual([]);
});

test("creating with an e-mail in use is refused in words for an admin too", async () => {
  const person = { firstName: "Noor", lastName: "Haddad", password: testPassword };
  const input = { ...person, email: "lee@row.example" };
  expect((await refused(admin, "admin.createMember", input)).message).toBe(
    "Another account already uses this email.",
  );
});

test("one's own e-mail again is no conflict", async () => {
  const { sam } = club().people;
  await act(admin, "admin.editProfile", { id: sam.id, email: "SAM@row.example", phone: "250" });
  expect(await edits()).toMatchObject([{ after: { phone: "250" } }]);
});

test("the last admin cannot be demoted, but one of two can", async () => {
  const { people, house } = club();
  const demotion = { id: people.admin.id, isAdmin: false };
  expect(await refused(admin, "admin.editProfile", demotion)).toMatchObject({
    status: 422,
    code: "LAST_ADMIN",
  });
  await act(admin, "admin.editProfile", { id: people.sam.id, isAdmin: true });
  await act(admin, "admin.editProfile", demotion);
  const admins = await house.db.member.findMany({ where: { isAdmin: true } });
  expect(admins.map(({ id }) => id)).toEqual([people.sam.id]);
  expect((await admin.get("/api/admin/members")).status).toBe(403);
});

test("two admins who demote each other at once leave the club one", async () => {
  const { people, house } = club();
  await act(admin, "admin.editProfile", { id: people.sam.id, isAdmin: true });
  const sam = await club().signIn("sam");
  const demote = (client: TestClient, id: number) =>
    client.post("/api/trpc/admin.editProfile", { id, isAdmin: false });
  const answers = await Promise.all([demote(admin, people.sam.id), demote(sam, people.admin.id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await house.db.member.count({ where: { isAdmin: true } })).toBe(1);
});

test("a paused admin does not count as one who could act", async () => {
  const { people, house } = club();
  await house.db.member.update({ where: { id: people.paused.id }, data: { isAdmin: true } });
  const demotion = { id: people.admin.id, isAdmin: false };
  expect((await refused(admin, "admin.editProfile", demotion)).code).toBe("LAST_ADMIN");
});
