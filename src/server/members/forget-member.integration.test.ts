import { addDays } from "date-fns";
import { beforeEach, expect, test } from "vitest";
import type { MailKind } from "../../shared/mail/mail-kinds";
import { orderView } from "../../shared/payments/order-schemas";
import { deliverDueMail } from "../delivery/outbox";
import { memberAnswer, placedOrder } from "../testing/answer-shapes";
import { answered } from "../testing/answered";
import { act, ask, refused } from "../testing/ask-procedure";
import { nameInCrews } from "../testing/crew-by-hand";
import { findWords } from "../testing/find-words";
import { openTestClub } from "../testing/open-test-club";
import { rowAtNoon } from "../testing/outing-log";
import { rowTerms } from "../testing/row-terms";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

const ottoline = {
  firstName: "Ottoline",
  lastName: "Quarrington",
  email: "ottoline@quarrington.example",
  phone: "250-555-0933",
  address: "7 Quillfeather Lane",
};
const contact = { emergencyContactName: "Peregrine", emergencyContactPhone: "250-555-0944" };
const given = "shoulderblade";
/** All that says who she was; a reason that was typed about her has `given` in it. */
const her = ["ottoline", "quarrington", "555-0933", "quillfeather", "peregrine", "555-0944", given];

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const find = () => findWords(club().services.db, her);
async function send(transport: (mail: { to: string }) => Promise<void> = async () => {}) {
  const { db, publicUrl, linkSecret } = club().services;
  const office = { publicUrl, linkSecret, mailFrom: undefined };
  return deliverDueMail(db, transport, office, () => club().clock.now());
}

/** She tries a row and applies. */
async function apply(): Promise<number> {
  const row = {
    ...ottoline,
    emergencyContact: "Peregrine 250-555-0944",
    numberOfPeople: 1,
    specialRequests: given,
    ...rowTerms,
  };
  const { id: rowId } = await act(club().visitor(), "bookings.requestRow", row);
  await act(admin, "bookings.answerRow", { id: rowId });
  const answer = await club().visitor().post("/api/members/register", ottoline);
  return answered(answer, 201).read(memberAnswer).member.id;
}

/** All that a member does and that is done to them, through the documented calls. */
async function leadAFullLife(): Promise<number> {
  const { boats, services } = club();
  const id = await apply();
  answered(await admin.put(`/api/admin/members/${id}/approve`));
  const herself = club().visitor();
  const login = { email: ottoline.email, password: "wrong" };
  await herself.post("/api/auth/login", login);
  answered(await herself.post("/api/auth/login", { ...login, password: "welcome-aboard" }));
  await herself.post("/api/auth/reset-password", { email: ottoline.email });

  const profile = { phone: ottoline.phone, address: ottoline.address, city: "Sidney" };
  const rest = { province: "BC", postalCode: "V8L 1A1", ...contact };
  await act(herself, "auth.editMyProfile", { ...profile, ...rest });
  await act(admin, "admin.editProfile", { id, firstName: "Ottoline-May" });
  await act(herself, "auth.chooseMail", { without: ["hours"] });
  await act(herself, "auth.renewCalendar", { scope: "own" });

  const reason = `for her ${given}`;
  await act(admin, "admin.addHours", { id, hours: 9, reason });
  await act(admin, "admin.subtractHours", { id, hours: 1, reason });
  const terms = { amount: "183.75", currency: "CAD", intent: "CAPTURE" };
  const order = answered(await herself.post("/paypal/order", terms), 201).read(placedOrder);
  answered(await herself.post(`/paypal/order/${order.id}/capture`));
  const planId = (await services.db.membershipPlan.findFirstOrThrow({ where: { kind: "hours" } }))
    .id;
  const items = [{ planId, quantity: 1 }];
  const key = { "idempotency-key": "counter-sale" };
  const sale = await admin.post(`/api/admin/members/${id}/purchase`, { items }, key);
  const sold = sale.read(orderView);
  await act(admin, "admin.refund", { id: sold.id, reason });

  const outing = { boatId: boats.solo.id, timeStr: "06:00", duration: 1 };
  const said = { ...outing, override: reason };
  const book = async (dateStr: string) =>
    (await act(admin, "admin.bookForMember", { ...said, dateStr, memberId: id })).booking.id;
  await nameInCrews(club(), herself, { guest: given, email: `<${ottoline.email.toUpperCase()}>` });
  await act(admin, "admin.bookForMember", { ...outing, dateStr: "2026-11-26", memberId: id });
  const cancelled = await book("2026-11-27");
  await act(admin, "bookings.cancel", { id: cancelled, reason });
  const moved = await book("2026-11-28");
  const sister = await services.db.boat.create({
    data: { name: 'Solo 14 "Tern"', category: "single", capacity: 2 },
  });
  await act(admin, "admin.blockBoat", {
    boatId: boats.solo.id,
    startDate: "2026-11-28",
    endDate: "2026-11-28",
    reason: "Varnish",
    settlements: [{ bookingId: moved, action: "move", toBoatId: sister.id }],
  });
  await rowAtNoon(herself, admin, { boatId: boats.solo.id, words: given });
  await act(herself, "auth.requestDeletion", { reason });
  await act(admin, "admin.pauseMember", { id });
  answered(await admin.post(`/api/admin/members/${id}/reset-password`));
  const receipt = { where: { kind: "receipt" } };
  const message = await services.db.outboxMessage.findFirstOrThrow(receipt);
  await act(admin, "admin.resendMail", { id: message.id });
  return id;
}

test("after a full life a deleted member's name, contact and what was written about them are nowhere", async () => {
  const id = await leadAFullLife();
  await send();
  // Whatever does not stand here, the test could not miss.
  expect(await find()).toEqual([
    "audit_trail.actorName",
    "audit_trail.after",
    "audit_trail.before",
    "audit_trail.subjectName",
    "bookings.override",
    ...["crew.words", "customers.email", "customers.emergencyContact"],
    "customers.firstName",
    "customers.lastName",
    "customers.phone",
    "hour_ledger.reason",
    "introductory_rows.specialRequests",
    "members.address",
    "members.email",
    "members.emergencyContactName",
    "members.emergencyContactPhone",
    "members.firstName",
    "members.lastName",
    "members.phone",
    "order_refunds.reason",
    "outbox.aboutEmail",
    "outbox.recipient",
    "outbox.subject",
    "outbox.text",
    ...["outings.aboard", "outings.note", "outings.plan"],
  ]);
  await act(admin, "admin.deleteMember", { id });
  expect(await find()).toEqual([]);
});

test("what was done stays in the trail, with its numbers and the club's own words", async () => {
  const id = await leadAFullLife();
  await act(admin, "admin.deleteMember", { id });
  const { entries } = await ask(admin, "admin.audit", {
    memberId: id,
  });
  const said = (what: string) => entries.find((entry) => entry.act === what);
  const names = { actorName: "Avery Marsh", subjectName: "Former member" };
  expect(said("member deleted")).toMatchObject({ ...names, after: { bookingsCancelled: 3 } });
  expect(said("hours added")).toMatchObject({ ...names, after: { hours: 9 } });
  expect(said("payment refunded")).toMatchObject({ ...names, after: { amount: "183.75" } });
  expect(said("profile edited")).toMatchObject({ ...names, before: null, after: null });
  expect(said("own profile edited")).toMatchObject({ ...names, actorName: "Former member" });
  expect(said("booking moved")).toMatchObject({
    ...names,
    subjectName: 'Former member, Solo 14 "Heron"',
    before: { boat: 'Solo 14 "Heron"', status: "confirmed" },
  });
  expect(said("booking moved")?.after).toEqual({ boat: 'Solo 14 "Tern"' });
});

test("what others did, said and were told stays as it was", async () => {
  const { sam } = club().people;
  await act(admin, "admin.addHours", { id: sam.id, hours: 1, reason: "for the regatta" });
  await act(admin, "admin.editProfile", { id: sam.id, city: "Oak Bay" });
  const session = await club().signIn("sam");
  const outing = { dateStr: "2026-11-25", timeStr: "06:30", duration: 1 };
  await session.post("/api/bookings", { ...outing, boatId: club().boats.tango.id });
  await send();
  const { db } = club().services;
  const theirs = { where: { memberId: sam.id }, orderBy: { id: "asc" } } as const;
  const about = { subjectType: "member", subjectId: sam.id };
  const keep = async () => ({
    trail: await db.auditEntry.findMany({ ...theirs, where: about }),
    lines: await db.hourLine.findMany(theirs),
    mail: await db.outboxMessage.findMany(theirs),
  });
  const before = await keep();
  const id = await leadAFullLife();
  await act(admin, "admin.deleteMember", { id });
  await send();
  expect(await keep()).toEqual(before);
});

test("a rejected applicant hears of it first, and then is nowhere", async () => {
  const id = await apply();
  await send();
  answered(await admin.put(`/api/admin/members/${id}/reject`));
  expect(await find()).toEqual(["outbox.recipient", "outbox.text"]);
  const received: string[] = [];
  await send(async ({ to }) => void received.push(to));
  expect(received).toEqual([ottoline.email]);
  expect(await find()).toEqual([]);
});

test("a message that is given up is emptied too, with its error", async () => {
  const id = await apply();
  answered(await admin.put(`/api/admin/members/${id}/reject`));
  const fail = () => Promise.reject(new Error(`No mailbox ${ottoline.email}`));
  await send(fail);
  expect(await find()).toContain("outbox.lastError");
  club().clock.set(addDays(club().clock.now(), 2));
  await send(fail);
  expect(await find()).toEqual([]);
  const { db } = club().services;
  const given = await db.outboxMessage.findFirstOrThrow({ where: { kind: "rejected" } });
  expect(given).toMatchObject({ memberId: id, recipient: `deleted-${id}@members.invalid` });
  expect(given.setAsideAt).not.toBeNull();
});

test("an admin who deletes their own account leaves no name either", async () => {
  const { lee, admin: avery } = club().people;
  await act(admin, "admin.editProfile", { id: lee.id, isAdmin: true });
  await act(admin, "admin.deleteMember", { id: avery.id });
  expect(await findWords(club().services.db, ["avery", avery.email])).toEqual([]);
});

test("the outbox says that a message is no longer kept, and does not send it again", async () => {
  const id = await apply();
  await send();
  await act(admin, "admin.deleteMember", { id });
  const { messages } = await ask(admin, "admin.outbox");
  const kept = (kind: MailKind) => messages.find((message) => message.kind === kind);
  expect(kept("registration received")).toMatchObject({
    recipient: `deleted-${id}@members.invalid`,
    subject: "No longer kept",
    state: "sent",
    forgotten: true,
  });
  // It went to an admin, who is still here.
  const news = kept("new registration");
  expect(news).toMatchObject({ recipient: "admin@row.example", forgotten: true });
  expect(await refused(admin, "admin.resendMail", { id: news?.id })).toEqual({
    status: 422,
    code: "MAIL_FORGOTTEN",
    message:
      "This message was to or about somebody who has left the club, so its words are no longer kept.",
  });
});
