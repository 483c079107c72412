import { beforeEach, expect, test } from "vitest";
import { invitationsQueued } from "../../shared/members/invitation-schemas";
import type { ComposedMail } from "../delivery/compose-mail";
import { deliverDueMail } from "../delivery/outbox";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  const csv = "email,firstName,lastName\nnew@row.example,New,One\nold@row.example,Old,Two";
  await admin.post("/api/admin/import", { kind: "members", csv, dryRun: false });
  // Everybody else has been here before.
  await club().services.db.member.updateMany({
    where: { email: { notIn: ["new@row.example", "old@row.example"] } },
    data: { lastLogin: club().clock.now() },
  });
});

async function invite(body: object = {}): Promise<number> {
  const answer = await admin.post("/api/admin/invitations", body);
  expect(answer.status).toBe(202);
  return answer.read(invitationsQueued).queued;
}
async function deliver(): Promise<ComposedMail[]> {
  const sent: ComposedMail[] = [];
  const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };
  const transport = async (mail: ComposedMail) => {
    sent.push(mail);
  };
  await deliverDueMail(club().services.db, transport, office, () => club().clock.now());
  return sent;
}
const tokenIn = ({ text }: ComposedMail) => /choose-password\/([\w-]+)/.exec(text)?.[1] ?? "";
const idOf = async (email: string) =>
  (await club().services.db.member.findUniqueOrThrow({ where: { email } })).id;
const choose = (token: string) =>
  club().visitor().post("/api/auth/choose-password", { token, newPassword: "oars-and-all" });
const logIn = () =>
  club().visitor().post("/api/auth/login", { email: "new@row.example", password: "oars-and-all" });

test("an invited member chooses a password once, signs in, and is not invited again", async () => {
  expect(await invite()).toBe(2);
  const mails = await deliver();
  expect(mails.map(({ to }) => to)).toEqual(["new@row.example", "old@row.example"]);
  const [mail] = mails;
  if (!mail) throw new Error("no invitation");
  expect((await logIn()).status).toBe(401);
  club().clock.passDays(13);
  expect((await choose(tokenIn(mail))).status).toBe(200);
  expect((await choose(tokenIn(mail))).status).toBe(422);
  expect((await logIn()).status).toBe(200);
  admin = await club().signIn("admin");
  expect(await invite()).toBe(1);
});

test("a link lasts 14 days, and a newer one ends it", async () => {
  await invite();
  const [first] = await deliver();
  club().clock.passDays(1);
  expect(await invite({ memberIds: [await idOf("new@row.example")] })).toBe(1);
  const [second] = await deliver();
  if (!first || !second) throw new Error("no invitation");
  expect((await choose(tokenIn(first))).status).toBe(422);
  club().clock.passDays(15);
  expect((await choose(tokenIn(second))).status).toBe(422);
});

test("nobody gets two on one day, however often it is pressed", async () => {
  const answers = await Promise.all([invite(), invite(), invite()]);
  expect(answers.sort()).toEqual([0, 0, 2]);
  expect(await deliver()).toHaveLength(2);
});

test("one goes to the e-mail that is on file when it leaves, and to nobody who has signed in", async () => {
  await invite();
  const { db } = club().services;
  await admin.request("PATCH", `/api/admin/members/${await idOf("new@row.example")}/profile`, {
    email: "newer@row.example",
  });
  await db.member.update({ where: { email: "old@row.example" }, data: { lastLogin: new Date(0) } });
  const [mail, ...more] = (await deliver()).filter(({ text }) => text.includes("choose-password"));
  if (!mail) throw new Error("no invitation");
  expect([mail.to, more]).toEqual(["newer@row.example", []]);
  expect((await choose(tokenIn(mail))).status).toBe(200);
  expect(await db.outboxMessage.findMany({ where: { sentAt: null } })).toMatchObject([
    { droppedFor: "HAS_PASSWORD" },
  ]);
});

test("all other mail goes first", async () => {
  await invite();
  await club().visitor().post("/api/auth/reset-password", { email: "new@row.example" });
  const sent = await deliver();
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/new password/),
    expect.stringMatching(/Your account/),
    expect.stringMatching(/Your account/),
  ]);
  // Whoever asks for a link before the invitation comes needs no other.
  const [link] = sent;
  if (!link) throw new Error("no link");
  expect((await choose(tokenIn(link))).status).toBe(200);
  expect((await logIn()).status).toBe(200);
});

test("applicants, and ids of nobody, are invited to nothing", async () => {
  const { pending } = club().people;
  await club().services.db.member.update({ where: { id: pending.id }, data: { lastLogin: null } });
  expect(await invite({ memberIds: [pending.id, 999_999] })).toBe(0);
  expect(await invite({ memberIds: [] })).toBe(0);
});
