import { beforeEach, describe, expect, test } from "vitest";
import { deliverDueMail } from "../delivery/outbox";
import { act, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testPassword } from "../testing/test-people";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const edits = () =>
  club().services.db.auditEntry.findMany({
    where: { act: "profile edited" },
    orderBy: { id: "asc" },
  });

test("an edit keeps what is left out, and the trail has what changed, before and after", async () => {
  const { id } = club().people.sam;
  const { member } = await act(admin, "admin.editProfile", {
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

test("requests to try a row follow their member to a new e-mail, and what is mailed about them is known", async () => {
  const { sam } = club().people;
  const { db } = club().services;
  const person = { firstName: "Sam", lastName: "Marsh", email: sam.email, phone: "250-555-0100" };
  const wish = { numberOfPeople: 1, experienceLevel: "beginner", paymentMethod: "cash" };
  const yes = { termsAccepted: true, safetyAccepted: true, cancellationAccepted: true };
  await act(club().visitor(), "bookings.requestRow", { ...person, ...wish, ...yes });
  await act(admin, "admin.editProfile", { id: sam.id, email: "samuel@row.example" });
  expect(await db.customer.findMany()).toMatchObject([{ email: "samuel@row.example" }]);
  const about = { kind: "introductory row", aboutMemberId: sam.id };
  expect(await db.outboxMessage.count({ where: about })).toBe(1);
});

describe("when a mistyped e-mail is mended", () => {
  const mails = (kind = "password link") =>
    club().services.db.outboxMessage.findMany({ where: { kind }, orderBy: { id: "asc" } });
  const mend = () =>
    act(admin, "admin.editProfile", { id: club().people.sam.id, email: "samuel@row.example" });
  const choose = async (secretLink: string | null | undefined) => {
    const token = secretLink?.split("/").at(-1);
    const choice = { token, newPassword: "a-new-password" };
    return (await club().visitor().post("/api/auth/choose-password", choice)).status;
  };

  beforeEach(async () => {
    await club().visitor().post("/api/auth/reset-password", { email: "sam@row.example" });
  });

  test("the link mailed to a stranger works no more, but after another edit it does", async () => {
    const [mail] = await mails();
    await mend();
    expect(await choose(mail?.secretLink)).toBe(422);
    await club().visitor().post("/api/auth/reset-password", { email: "samuel@row.example" });
    await act(admin, "admin.editProfile", { id: club().people.sam.id, city: "Oak Bay" });
    expect(await choose((await mails())[1]?.secretLink)).toBe(200);
  });

  test("a link that is sent again goes to the new e-mail, whoever got the first", async () => {
    const [first] = await mails();
    const sent = { sentAt: club().clock.now(), secretLink: null };
    await club().services.db.outboxMessage.update({ where: { id: first?.id ?? 0 }, data: sent });
    await mend();
    await act(admin, "admin.resendMail", { id: first?.id });
    const [, again] = await mails();
    expect(again?.recipient).toBe("samuel@row.example");
    expect(await choose(again?.secretLink)).toBe(200);
  });

  test("both e-mails hear of it, and the old one of nobody's name or new address", async () => {
    await mend();
    const told = await mails("e-mail changed");
    expect(told.map(({ recipient }) => recipient)).toEqual([
      "sam@row.example",
      "samuel@row.example",
    ]);
    expect(told[0]?.text).not.toMatch(/samuel|Sam/);
    await act(admin, "admin.editProfile", { id: club().people.sam.id, city: "Oak Bay" });
    expect(await mails("e-mail changed")).toHaveLength(2);
  });

  test("once they have left, neither e-mail is kept with what was said of it", async () => {
    const { db } = club().services;
    await mend();
    await db.outboxMessage.updateMany({ data: { sentAt: club().clock.now() } });
    await act(admin, "admin.deleteMember", { id: club().people.sam.id });
    const told = JSON.stringify(await mails("e-mail changed"));
    expect(told).not.toMatch(/sam@|samuel@/);
  });

  test("an e-mail that was mended back before that left is told of once, to the present one", async () => {
    await mend();
    await act(admin, "admin.editProfile", { id: club().people.sam.id, email: "sam@row.example" });
    const { db, publicUrl, linkSecret } = club().services;
    const office = { publicUrl, linkSecret, mailFrom: undefined };
    const sent: string[] = [];
    const keep = async ({ to, subject }: { to: string; subject: string }) =>
      sent.push(`${subject} to ${to}`);
    await deliverDueMail(db, keep, office, () => club().clock.now());
    expect(sent.filter((line) => line.includes("Your e-mail"))).toEqual([
      "Your e-mail at Willows Rowing Club to samuel@row.example",
      "Your e-mail at Willows Rowing Club to sam@row.example",
    ]);
  });

  test("a link still waiting to be sent goes there too, and works", async () => {
    const [waiting] = await mails();
    await mend();
    await act(admin, "admin.resendMail", { id: waiting?.id });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe("samuel@row.example");
    expect(await choose(mail?.secretLink)).toBe(200);
  });
});

test("an e-mail in use is refused in words for an admin, and nothing is changed", async () => {
  const { sam } = club().people;
  const taken = { email: "LEE@row.example", firstName: "Samuel" };
  expect(await refused(admin, "admin.editProfile", { id: sam.id, ...taken })).toEqual({
    status: 409,
    code: "EMAIL_IN_USE",
    message: "Another account already uses this email.",
  });
  const after = await club().services.db.member.findUniqueOrThrow({ where: { id: sam.id } });
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
  const { people, services } = club();
  const demotion = { id: people.admin.id, isAdmin: false };
  expect(await refused(admin, "admin.editProfile", demotion)).toMatchObject({
    status: 422,
    code: "LAST_ADMIN",
  });
  await act(admin, "admin.editProfile", { id: people.sam.id, isAdmin: true });
  await act(admin, "admin.editProfile", demotion);
  const admins = await services.db.member.findMany({ where: { isAdmin: true } });
  expect(admins.map(({ id }) => id)).toEqual([people.sam.id]);
  expect((await admin.get("/api/admin/members")).status).toBe(403);
});

test("two admins who demote each other at once leave the club one", async () => {
  const { people, services } = club();
  await act(admin, "admin.editProfile", { id: people.sam.id, isAdmin: true });
  const sam = await club().signIn("sam");
  const demote = (client: TestClient, id: number) =>
    client.post("/api/trpc/admin.editProfile", { id, isAdmin: false });
  const answers = await Promise.all([demote(admin, people.sam.id), demote(sam, people.admin.id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await services.db.member.count({ where: { isAdmin: true } })).toBe(1);
});

test("a paused admin does not count as one who could act", async () => {
  const { people, services } = club();
  await services.db.member.update({ where: { id: people.paused.id }, data: { isAdmin: true } });
  const demotion = { id: people.admin.id, isAdmin: false };
  expect((await refused(admin, "admin.editProfile", demotion)).code).toBe("LAST_ADMIN");
});
