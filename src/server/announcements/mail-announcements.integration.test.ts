import { expect, test } from "vitest";
import { announcementView } from "../../shared/announcements/announcement-schemas";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";
import { mailAnnouncements } from "./mail-announcements";

const club = openTestClub();
const db = () => club().services.db;
const fail = (error: unknown) => {
  throw error;
};
const mailDue = () => mailAnnouncements(db(), fail, testMoment(club().clock.now()));
const mails = () =>
  db().outboxMessage.findMany({ where: { kind: "announcement" }, orderBy: { id: "asc" } });
const readers = async () => (await mails()).map(({ recipient }) => recipient.split("@")[0]).sort();

const regatta = {
  title: "Regatta {home}",
  text: "Come and row. See https://regatta.example/2026 {link}",
  from: "2026-11-20",
  until: "2026-11-22",
  audience: "members",
  mail: true,
};

async function announce(changes: object = {}) {
  const manager = await club().signIn("manager");
  const made = await manager.post("/api/admin/announcements", { ...regatta, ...changes });
  expect(made.status, made.text).toBe(201);
  return { manager, at: `/api/admin/announcements/${made.read(announcementView).id}` };
}

test("it is mailed once to each of its audience, and never again after an edit", async () => {
  const { manager, at } = await announce();
  await mailDue();
  const first = await readers();
  expect(first).toContain("sam");
  expect(first).toContain("manager");
  expect(first).not.toContain("pending");
  expect(new Set(first).size).toBe(first.length);
  await mailDue();
  await manager.put(at, { ...regatta, title: "Regatta put off", from: "2026-11-21" });
  club().clock.passDays(1);
  await mailDue();
  expect(await readers()).toEqual(first);
});

test.each([
  ["everybody", ["sam", "pending", "manager", "paused"], []],
  ["members", ["sam", "manager", "paused"], ["pending"]],
  ["staff", ["manager", "admin"], ["sam", "pending", "paused"]],
])("for %s it reaches %o and not %o", async (audience, reached, spared) => {
  await announce({ audience });
  await mailDue();
  expect(await readers()).toEqual(expect.arrayContaining(reached));
  for (const one of spared) expect(await readers()).not.toContain(one);
});

test("its addresses stay whole, and none of the server's own places can be smuggled in", async () => {
  await announce();
  await mailDue();
  const [mail] = await mails();
  expect(mail?.subject).toBe("Regatta (home)");
  expect(mail?.text).toContain("See https://regatta.example/2026 (link)");
  expect(mail).toMatchObject({
    topic: "announcements",
    onceKey: `announcement 1 to ${mail?.memberId}`,
  });
});

test("who does without announcements gets none, and who has left neither", async () => {
  const sam = await club().signIn("sam");
  await sam.post("/api/trpc/auth.chooseMail", { without: ["announcements"] });
  const admin = await club().signIn("admin");
  await admin.delete(`/api/admin/members/${club().people.lee.id}`);
  await announce();
  await mailDue();
  expect(await readers()).not.toContain("sam");
  expect((await mails()).map(({ memberId }) => memberId)).not.toContain(club().people.lee.id);
});

test("one written ahead waits for the morning of its first day", async () => {
  await announce({ from: "2026-11-21" });
  await mailDue();
  club().clock.set(new Date("2026-11-21T13:59:00Z"));
  expect(await mailDue()).toBe(0);
  club().clock.set(new Date("2026-11-21T14:00:00Z"));
  expect(await mailDue()).toBeGreaterThan(3);
});

test("one that is over before anything could be sent is not mailed", async () => {
  await announce();
  club().clock.passDays(3);
  expect(await mailDue()).toBe(0);
});

test("a mailing that fails half way leaves nothing, and the next one sends all", async () => {
  await announce();
  await db().$executeRaw`
    ALTER TABLE "outbox" ADD CONSTRAINT "no_mail" CHECK ("kind" <> 'announcement')`;
  const failures: unknown[] = [];
  await mailAnnouncements(db(), (error) => failures.push(error), testMoment(club().clock.now()));
  expect(failures).toHaveLength(1);
  expect((await db().announcement.findUnique({ where: { id: 1 } }))?.mailedAt).toBeNull();
  await db().$executeRaw`ALTER TABLE "outbox" DROP CONSTRAINT "no_mail"`;
  await mailDue();
  expect(await readers()).toContain("sam");
});

test("the database keeps what was mailed as mailed", async () => {
  await announce();
  await mailDue();
  const again = db().announcement.update({ where: { id: 1 }, data: { mailedAt: null } });
  await expect(again).rejects.toThrow(/was mailed already/);
});
