import { expect, test } from "vitest";
import { myDataView } from "../../shared/account/account-schemas";
import { ownView } from "../../shared/members/member-views";
import { newPassword } from "../testing/answer-shapes";
import { act, ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const contact = {
  phone: "250-555-0177",
  address: "9 Harbour Lane",
  city: "Sidney",
  province: "BC",
  postalCode: "V8L 1A1",
  emergencyContactName: "Lou Marsh",
  emergencyContactPhone: "250-555-0178",
};

test("a member changes how to be reached, and nothing the club decides on", async () => {
  const sam = await club().signIn("sam");
  const powers = { isAdmin: true, email: "other@row.example", firstName: "Max" };
  await act(sam, "auth.editMyProfile", { ...contact, ...powers });
  const { member } = (await sam.get("/api/auth/me")).read(ownView);
  const unchanged = { isAdmin: false, email: personEmail("sam"), firstName: "Sam" };
  expect(member).toMatchObject({ ...contact, ...unchanged });
});

test("the account lists this member's devices by name, and says which one asks", async () => {
  await club().logIn("lee");
  await club().logIn("sam");
  const phone = club().visitor();
  const account = { email: personEmail("sam"), password: testPassword };
  const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Safari/604.1";
  club().clock.passMinutes(5);
  await phone.post("/api/auth/login", account, { "user-agent": agent });
  const { devices } = await ask(phone, "auth.account");
  expect(devices).toHaveLength(2);
  expect(devices[0]).toEqual({
    name: "Safari on iPhone",
    signedInAt: "2026-11-20T19:35:00.000Z",
    current: true,
  });
  expect(devices[1]).toMatchObject({ current: false });

  await phone.post("/api/auth/force-logout");
  expect(await club().services.db.session.count()).toBe(1);
});

test("choices of mail are kept, and only of mail one may do without", async () => {
  const sam = await club().signIn("sam");
  await act(sam, "auth.chooseMail", { without: ["hours"] });
  expect((await ask(sam, "auth.account")).without).toEqual(["hours"]);
  const refused = await sam.post("/api/trpc/auth.chooseMail", { without: ["receipts"] });
  expect(refused.status).toBe(400);
});

test("one's data hold everything about oneself, nothing about others, and no password", async () => {
  const lee = await club().signIn("lee");
  const outing = { boatId: club().boats.solo.id, dateStr: "2026-11-21", duration: 1 };
  await lee.post("/api/bookings", { ...outing, timeStr: "06:00" });
  const sam = await club().signIn("sam");
  await sam.post("/api/bookings", { ...outing, timeStr: "09:00" });
  const answer = await sam.get("/api/auth/my-data");
  const data = answer.read(myDataView);
  expect(data.profile.email).toBe(personEmail("sam"));
  expect(data.bookings).toMatchObject([{ startTime: "09:00" }]);
  expect(data.hours.lines.map(({ hours }) => hours).sort()).toEqual([-1, 10]);
  const [confirmed] = data.bookings;
  expect(data.messages).toMatchObject([
    {
      kind: "booking confirmed",
      subject: `${confirmed?.reference}: Solo 14 "Heron", Sat, Nov 21 at 9:00 AM`,
    },
  ]);
  expect(answer.text).not.toContain(personEmail("lee"));
  expect(answer.text).not.toContain("argon2");
});

test("whoever applies with the club's e-mail reads their own messages, and none of the club's", async () => {
  const sam = await club().signIn("sam");
  await act(sam, "auth.requestDeletion", { reason: "Moving away" });
  const applicant = {
    firstName: "Noor",
    lastName: "Haddad",
    email: "hello@willows.example",
    phone: "250-555-0199",
    address: "1 Bay Street",
  };
  const answer = await club().visitor().post("/api/members/register", applicant);
  const { tempPassword } = answer.read(newPassword);
  const noor = club().visitor();
  await noor.post("/api/auth/login", { email: applicant.email, password: tempPassword });
  const { messages } = (await noor.get("/api/auth/my-data")).read(myDataView);
  expect(messages.map(({ kind }) => kind)).toEqual(["registration received"]);
});

test("a request for deletion goes to the club and into the trail, and deletes nothing", async () => {
  const sam = await club().signIn("sam");
  await act(sam, "auth.requestDeletion", { reason: "Moving away" });
  club().clock.passMinutes(48 * 60);
  await act(sam, "auth.requestDeletion", { reason: "Still moving away" });
  const { db } = club().services;
  expect(await db.outboxMessage.findMany()).toMatchObject([
    { kind: "deletion requested", recipient: "hello@willows.example" },
  ]);
  expect(await db.auditEntry.findMany({ where: { act: "deletion requested" } })).toMatchObject([
    { actorId: club().people.sam.id, after: { reason: "Moving away" } },
  ]);
  expect((await sam.get("/api/auth/me")).status).toBe(200);
});
