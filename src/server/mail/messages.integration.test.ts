import { describe, expect, it } from "vitest";
import type { ComposedMail } from "../delivery/compose-mail";
import { deliverDueMail } from "../delivery/outbox";
import { openTestClub } from "../testing/open-test-club";
import type { TestAnswer } from "../testing/test-client";

const club = openTestClub();

/** Everything that is due, as it leaves the server. */
async function sentMail(): Promise<ComposedMail[]> {
  const sent: ComposedMail[] = [];
  const { db, publicUrl, linkSecret } = club().services;
  await deliverDueMail(
    db,
    async (mail) => {
      sent.push(mail);
    },
    { publicUrl, linkSecret, mailFrom: undefined },
    () => club().clock.now(),
  );
  return sent;
}

const subjects = (mails: ComposedMail[]) => mails.map(({ to, subject }) => `${to}: ${subject}`);

async function answered(answer: Promise<TestAnswer>, status: number) {
  const { status: given, text } = await answer;
  expect(given, text).toBe(status);
  return Object(JSON.parse(text));
}

const outing = { dateStr: "2026-11-21", timeStr: "06:30", duration: 1 };

async function book(changes: object = {}) {
  const sam = await club().signIn("sam");
  const body = { boatId: club().boats.solo.id, ...outing, ...changes };
  return { sam, ...(await answered(sam.post("/api/bookings", body), 201)) };
}

const onlyOne = (mails: ComposedMail[]): ComposedMail => {
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error("There is no mail");
  return mail;
};

describe("joining", () => {
  const applicant = {
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@row.example",
    phone: "250-555-0199",
    address: "1 Bay Street",
  };

  it("tells the applicant and the admins of a registration", async () => {
    await answered(club().visitor().post("/api/members/register", applicant), 201);
    expect(subjects(await sentMail())).toEqual([
      "noor@row.example: Your application to Willows Rowing Club",
      "admin@row.example: Noor Haddad would like to join",
    ]);
  });

  it("makes no link of an applicant's name, for them or for the admins", async () => {
    const names = { firstName: "http://evil.example/x", lastName: "{home}/logout-forced" };
    const body = { ...applicant, ...names, phone: "www.evil.example" };
    await answered(club().visitor().post("/api/members/register", body), 201);
    const [toApplicant, toAdmin] = await sentMail();
    expect(toApplicant?.text).toMatch(/^Hello,\n/);
    for (const mail of [toApplicant, toAdmin])
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(
        /evil\.example|club\.example\/logout/,
      );
    expect(toAdmin?.html.match(/<a /g)).toHaveLength(2);
  });

  it("sends whom the club approves a link that chooses a password, once", async () => {
    const { id } = club().people.pending;
    await club().services.db.member.update({ where: { id }, data: { temporaryPassword: true } });
    const admin = await club().signIn("admin");
    await answered(admin.put(`/api/admin/members/${id}/approve`), 200);
    const mail = onlyOne(await sentMail());
    const token = /https:\/\/club.example\/choose-password\/(\S+)/.exec(mail.text)?.[1];
    const choice = { token, newPassword: "a-new-password" };
    await answered(club().visitor().post("/api/auth/choose-password", choice), 200);
    await answered(club().visitor().post("/api/auth/choose-password", choice), 422);
  });

  it("tells whom the club rejects, at the address the account no longer has", async () => {
    const admin = await club().signIn("admin");
    await answered(admin.put(`/api/admin/members/${club().people.pending.id}/reject`), 200);
    expect(onlyOne(await sentMail()).to).toBe("pending@row.example");
  });
});

describe("booking", () => {
  it("confirms with the way in and a calendar entry", async () => {
    const admin = await club().signIn("admin");
    const settings = { gateCode: "7788", shedCode: "1357", accessInstructions: "Lift the latch." };
    await answered(admin.post("/api/trpc/admin.editSettings", settings), 200);
    const { booking } = await book();
    const mail = onlyOne(await sentMail());
    expect(mail.subject).toBe(`${booking.reference}: Solo 14 "Heron", Sat, Nov 21 at 6:30 AM`);
    for (const words of ["7788", "1357", "Lift the latch.", "4712", "6:30 AM – 7:30 AM", "9 hours"])
      expect(mail.text).toContain(words);
    expect(mail.attachments[0]?.content).toContain("DTSTART:20261121T133000Z");
    expect(mail.html).toContain("Solo 14 &quot;Heron&quot;");
  });

  it("keeps the codes out of the outbox itself", async () => {
    await book();
    const kept = await club().services.db.outboxMessage.findMany();
    expect(JSON.stringify(kept)).not.toContain("4712");
  });

  it("is told to a member whom an admin books for", async () => {
    const admin = await club().signIn("admin");
    const memberId = club().people.lee.id;
    const body = { memberId, boatId: club().boats.solo.id, ...outing, timeStr: "07:00" };
    await answered(admin.post("/api/admin/bookings", body), 201);
    expect(onlyOne(await sentMail()).to).toBe("lee@row.example");
  });

  it("says so once when it leaves two hours or less", async () => {
    const lee = await club().signIn("lee");
    const boatId = club().boats.solo.id;
    await answered(lee.post("/api/bookings", { boatId, ...outing, duration: 3 }), 201);
    await answered(lee.post("/api/bookings", { boatId, ...outing, timeStr: "12:00" }), 201);
    expect(subjects(await sentMail()).filter((line) => line.includes("left"))).toEqual([
      "lee@row.example: 2 hours left on your account",
    ]);
  });

  it("sends nothing of a booking that was refused", async () => {
    const zero = await club().signIn("zero");
    const body = { boatId: club().boats.solo.id, ...outing };
    await answered(zero.post("/api/bookings", body), 422);
    expect(await sentMail()).toEqual([]);
  });
});

describe("changing one's mind", () => {
  it("confirms one's own cancelling, with an entry that takes it off the calendar", async () => {
    const { sam, booking } = await book();
    await sentMail();
    await answered(sam.delete(`/api/bookings/${booking.id}`), 200);
    const mail = onlyOne(await sentMail());
    expect(mail.text).toContain("1 hour went back");
    expect(mail.attachments[0]?.content).toContain("STATUS:CANCELLED");
    expect(mail.attachments[0]?.content).toContain("SEQUENCE:1");
  });

  it("tells whose booking an admin cancels, with the reason", async () => {
    const { booking } = await book();
    await sentMail();
    const admin = await club().signIn("admin");
    const body = { id: booking.id, reason: "storm warning" };
    await answered(admin.post("/api/trpc/bookings.cancel", body), 200);
    const mail = onlyOne(await sentMail());
    expect(mail.to).toBe("sam@row.example");
    expect(mail.text).toContain("storm warning");
  });

  it("tells those who keep a booking on a boat that is blocked then", async () => {
    const { booking } = await book();
    await sentMail();
    const admin = await club().signIn("admin");
    const days = { startDate: "2026-11-20", endDate: "2026-11-22", reason: "Hull repair" };
    await answered(admin.post(`/api/admin/boats/${club().boats.solo.id}/blocks`, days), 201);
    const mail = onlyOne(await sentMail());
    expect(mail.subject).toBe(`Solo 14 "Heron" is blocked on the day of ${booking.reference}`);
    expect(mail.text).toContain("Hull repair");
  });
});

describe("doing without", () => {
  it("stops a kind of mail by the address at its foot, without signing in, as mail readers do", async () => {
    await book();
    const header = onlyOne(await sentMail()).headers["List-Unsubscribe"];
    const url = /^<https:\/\/club.example(\/\S+)>$/.exec(header ?? "")?.[1] ?? "";
    const pressed = await club()
      .visitor()
      .raw({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect(pressed.status).toBe(200);
    await book({ timeStr: "10:00" });
    expect(await sentMail()).toEqual([]);
  });

  it("does nothing when that address is only opened, and refuses one that was made up", async () => {
    await book();
    const header = onlyOne(await sentMail()).headers["List-Unsubscribe"] ?? "";
    const url = header.slice("<https://club.example".length, -1);
    const opened = await club().visitor().get(url);
    expect(opened.status).toBe(302);
    const { id } = club().people.lee;
    const forged = url.replace(/\d+\.bookings/, `${id}.bookings`);
    expect((await club().visitor().post(forged)).status).toBe(404);
    await book({ timeStr: "10:00" });
    expect(await sentMail()).toHaveLength(1);
  });
});

describe("the delivery log", () => {
  it("shows admins a message as its reader sees it, without the one-time address", async () => {
    await club().visitor().post("/api/auth/reset-password", { email: "sam@row.example" });
    const admin = await club().signIn("admin");
    const log = await answered(admin.get("/api/trpc/admin.outbox?input={}"), 200);
    const { id } = log.result.data.messages[0];
    const show = `/api/trpc/admin.outboxMessage?input=${encodeURIComponent(JSON.stringify({ id }))}`;
    const shown = (await answered(admin.get(show), 200)).result.data;
    expect(shown.text).toContain("(one-time link)");
    expect(JSON.stringify(shown)).not.toContain("/choose-password/");

    await sentMail();
    await answered(admin.post("/api/trpc/admin.resendMail", { id }), 200);
    const again = onlyOne(await sentMail());
    expect(again.to).toBe("sam@row.example");
    const token = /choose-password\/(\S+)/.exec(again.text)?.[1];
    const choice = { token, newPassword: "a-new-password" };
    await answered(club().visitor().post("/api/auth/choose-password", choice), 200);
  });
});

it("warns of few hours left without the booking's calendar entry", async () => {
  const { sam, db } = { sam: club().people.sam, db: club().services.db };
  await book({ duration: 4, timeStr: "06:00" });
  await book({ duration: 4, timeStr: "12:00" });
  const mails = await sentMail();
  const low = mails.filter(({ subject }) => !subject.startsWith("WRC-"));
  expect(low.map(({ attachments }) => attachments)).toEqual([[]]);
  const kept = await db.outboxMessage.findMany({
    where: { memberId: sam.id },
    orderBy: { id: "asc" },
  });
  expect(kept.map(({ kind, bookingId }) => [kind, bookingId !== null])).toEqual([
    ["booking confirmed", true],
    ["booking confirmed", true],
    ["hours running low", false],
  ]);
});
