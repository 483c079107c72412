import { addDays, addMinutes } from "date-fns";
import { beforeEach, expect, test } from "vitest";
import { act, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { deliverDueMail } from "./outbox";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const messages = () => club().services.db.outboxMessage.findMany({ orderBy: { id: "asc" } });

async function latest() {
  const message = (await messages()).at(-1);
  if (!message) throw new Error("There is no mail");
  return message;
}

async function send(): Promise<string> {
  const { db, publicUrl, linkSecret } = club().services;
  const texts: string[] = [];
  const office = { publicUrl, linkSecret, mailFrom: undefined };
  const keep = async ({ text }: { text: string }) => void texts.push(text);
  await deliverDueMail(db, keep, office, () => club().clock.now());
  return texts.join("\n");
}

const resend = (id: number) => act(admin, "admin.resendMail", { id });

const linkOf = async (memberId: number) =>
  club().services.db.oneTimeLink.findFirstOrThrow({ where: { memberId }, orderBy: { id: "desc" } });

test("a password link sent again lives as long as its words say", async () => {
  const { sam } = club().people;
  await club().visitor().post("/api/auth/reset-password", { email: sam.email });
  await send();
  club().clock.passMinutes(180);
  await resend((await latest()).id);
  const { expiresAt } = await linkOf(sam.id);
  expect(expiresAt).toEqual(addMinutes(club().clock.now(), 60));
  // The club's clock showed 12:30 PM when the test began.
  expect(await send()).toContain("for 60 minutes, until 4:30 PM on Friday, November 20.");
});

test("of a link sent again only the latest works", async () => {
  const { sam } = club().people;
  await club().visitor().post("/api/auth/reset-password", { email: sam.email });
  const first = await send();
  await resend((await latest()).id);
  const second = await send();
  const choose = async (text: string) => {
    const [, token] = /choose-password\/(\S+)/.exec(text) ?? [];
    const input = { token, newPassword: "slow-and-steady" };
    return (await club().visitor().post("/api/trpc/auth.choosePassword", input)).status;
  };
  expect(await choose(first)).toBe(422);
  expect(await choose(second)).toBe(200);
});

test("a welcome sent again lives a week from now, waiting or out", async () => {
  const { id } = club().people.pending;
  await club().services.db.member.update({ where: { id }, data: { temporaryPassword: true } });
  await admin.put(`/api/admin/members/${id}/approve`);
  club().clock.passDays(2);
  await resend((await latest()).id);
  expect((await linkOf(id)).expiresAt).toEqual(addDays(club().clock.now(), 7));
  expect(await send()).toContain("for 7 days, until 12:30 PM on Sunday, November 29:");
});

test("a message without a link goes to the present e-mail too, and says of what day it is", async () => {
  const { id } = club().people.sam;
  const sam = await club().signIn("sam");
  const outing = { dateStr: "2026-11-25", timeStr: "06:30", duration: 1 };
  await sam.post("/api/bookings", { ...outing, boatId: club().boats.solo.id });
  expect(await send()).toContain("4712");
  const confirmed = await latest();
  await act(admin, "admin.editProfile", { id, email: "samuel@row.example" });
  await send();
  club().clock.passDays(1);
  await resend(confirmed.id);
  expect((await latest()).recipient).toBe("samuel@row.example");
  const copy = await send();
  expect(copy).toContain("This is a copy of our message of Friday, November 20, 2026.");
  expect(copy).not.toContain("4712");

  await resend((await latest()).id);
  expect((await send()).match(/This is a copy/g)).toHaveLength(1);
});

test("a booking's message that leaves after its boat was changed gives no code of another boat", async () => {
  const { db } = club().services;
  const sam = await club().signIn("sam");
  const boatId = club().boats.solo.id;
  const outing = { boatId, dateStr: "2026-11-25", timeStr: "06:30", duration: 1 };
  await sam.post("/api/bookings", outing);
  const tern = await db.boat.create({
    data: { name: 'Solo 14 "Tern"', category: "single", capacity: 2, lockCode: "4021" },
  });
  const { bookingId } = await latest();
  await act(admin, "admin.switchBoat", {
    id: boatId,
    available: false,
    settlements: [{ bookingId, action: "move", toBoatId: tern.id }],
  });
  const texts = await send();
  expect(texts).toContain('It has moved to Solo 14 "Tern" since.');
  expect(texts).not.toMatch(/4712|4021/);
});

test("what was set aside is dated as well, and what only waits is left as it is", async () => {
  const { db } = club().services;
  const outing = { dateStr: "2026-11-25", timeStr: "07:00", duration: 1 };
  const forSam = { ...outing, memberId: club().people.sam.id, boatId: club().boats.solo.id };
  await act(admin, "admin.bookForMember", forSam);
  const { id, text } = await latest();
  await resend(id);
  expect((await latest()).text).toBe(text);
  await db.outboxMessage.update({ where: { id }, data: { setAsideAt: club().clock.now() } });
  await resend(id);
  expect(await latest()).toMatchObject({ id, setAsideAt: null });
  expect((await latest()).text).toMatch(/^This is a copy/);
});

test("what was written to the club goes to the club's present e-mail", async () => {
  const sam = await club().signIn("sam");
  await act(sam, "auth.requestDeletion", { reason: "moving away" });
  await act(admin, "admin.editSettings", { email: "office@willows.example" });
  await resend((await latest()).id);
  expect((await latest()).recipient).toBe("office@willows.example");
});

test("nothing is sent again to somebody who has left", async () => {
  const { pending } = club().people;
  await admin.put(`/api/admin/members/${pending.id}/reject`);
  await send();
  const { id } = await latest();
  expect(await refused(admin, "admin.resendMail", { id })).toMatchObject({
    status: 422,
    code: "MAIL_FORGOTTEN",
  });
  expect(await messages()).toHaveLength(1);
});

test("what still waits for somebody who has left can be hurried, to the e-mail they had", async () => {
  const { pending } = club().people;
  await admin.put(`/api/admin/members/${pending.id}/reject`);
  const { id } = await latest();
  await club().services.db.outboxMessage.update({
    where: { id },
    data: { nextAttemptAt: addMinutes(club().clock.now(), 30) },
  });
  expect(await send()).toBe("");
  await resend(id);
  expect((await latest()).recipient).toBe(pending.email);
  expect(await send()).toContain("We could not accept your application");
  expect((await latest()).recipient).toBe(`deleted-${pending.id}@members.invalid`);
});
