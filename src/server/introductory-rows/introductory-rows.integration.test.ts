import { expect, test } from "vitest";
import { ask, dataOf } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { refusalOf } from "../testing/refusal-of";
import { rowTerms } from "../testing/row-terms";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

const noor = {
  firstName: "Noor",
  lastName: "<b>Haddad</b>",
  email: "Noor@Example.com",
  phone: "250-555-0177",
  emergencyContact: "Ida 250-555-0178",
  numberOfPeople: 2,
  specialRequests: "Saturday, please",
  ...rowTerms,
};

const request = (client: TestClient, changes: object = {}) =>
  client.post("/api/trpc/bookings.requestRow", { ...noor, ...changes });
const mark = (client: TestClient, id: number) =>
  client.post("/api/trpc/bookings.answerRow", { id });

const requests = async () => ask(await club().signIn("admin"), "bookings.rowRequests");

test("keeps a visitor's request with its customer, for the admins to see", async () => {
  const answer = await request(club().visitor());
  expect(answer.status).toBe(200);
  expect(await requests()).toEqual([
    {
      id: dataOf("bookings.requestRow", answer).id,
      createdAt: "2026-11-20T19:30:00.000Z",
      name: "Noor <b>Haddad</b>",
      email: "noor@example.com",
      phone: "250-555-0177",
      emergencyContact: "Ida 250-555-0178",
      numberOfPeople: 2,
      experienceLevel: "beginner",
      specialRequests: "Saturday, please",
      paymentMethod: "cash",
      hostName: null,
      answeredAt: null,
      answeredByName: null,
    },
  ]);
  expect(await club().services.db.customer.count()).toBe(1);
});

test("mails the request to the club, once", async () => {
  await request(club().visitor());
  const mails = await club().services.db.outboxMessage.findMany();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipient: "hello@willows.example",
    subject: "Noor <b>Haddad</b> would like to try a row",
  });
});

test("gives whoever asks again the request that is open, also to two at once, until it is answered", async () => {
  const idOf = async (client: TestClient, changes: object = {}): Promise<number> =>
    dataOf("bookings.requestRow", await request(client, changes)).id;
  const [id, again] = await Promise.all([0, 1].map(() => idOf(club().visitor())));
  expect(again).toBe(id);
  const host = await club().signIn("sam");
  expect(await idOf(host)).not.toBe(id);
  expect(await club().services.db.outboxMessage.count()).toBe(2);
  await mark(await club().signIn("admin"), id ?? 0);
  expect(await idOf(club().visitor())).not.toBe(id);
});

test("mails the club of three in half an hour by themselves, and of the rest in one mail", async () => {
  const { db } = club().services;
  for (let nr = 1; nr <= 20; nr += 1)
    await request(club().visitor(), { email: `noor${nr}@row.example` });
  const mails = await db.outboxMessage.findMany({ orderBy: { id: "asc" } });
  const single = "Noor <b>Haddad</b> would like to try a row";
  const many = "More people would like to try a row";
  expect(mails.map(({ subject }) => subject)).toEqual([single, single, single, many]);
  expect(mails[3]?.nextAttemptAt.toISOString()).toBe("2026-11-20T20:00:00.000Z");
  expect(await requests()).toHaveLength(20);
  club().clock.passMinutes(30);
  await request(club().visitor(), { email: "later@row.example" });
  expect(await db.outboxMessage.count()).toBe(5);
});

test("remembers which member brings the guest and pays with hours, and takes none yet", async () => {
  const answer = await request(await club().signIn("sam"), { paymentMethod: "hours" });
  expect(answer.status).toBe(200);
  const [row] = await requests();
  expect(row).toMatchObject({ paymentMethod: "hours", hostName: "Sam Marsh" });
  const sam = await club().signIn("sam");
  expect((await sam.get("/api/auth/me")).json()).toMatchObject({ member: { hoursRemaining: 10 } });
});

test("does not let a visitor or a pending member pay with hours", async () => {
  const visitor = await request(club().visitor(), { paymentMethod: "hours" });
  const pending = await request(await club().signIn("pending"), { paymentMethod: "hours" });
  expect([visitor.status, pending.status]).toEqual([401, 403]);
  expect(await requests()).toEqual([]);
  expect(await club().services.db.customer.count()).toBe(0);
});

test.each([
  [{ firstName: " " }, "First name is required"],
  [{ lastName: undefined }, "Last name is required"],
  [{ email: "noor" }, "Valid email is required"],
  [{ phone: "555-0177" }, "Phone number is required"],
  [{ numberOfPeople: 0 }, "Number of people is required"],
  [{ numberOfPeople: "2" }, "Number of people is required"],
  [{ numberOfPeople: 1.5 }, "Number of people is required"],
  [{ experienceLevel: "olympic" }, "Please select your experience"],
  [{ paymentMethod: "card" }, "Please select how you would like to pay"],
  [{ termsAccepted: false }, "You must accept the terms"],
  [{ safetyAccepted: undefined }, "You must accept the safety requirements"],
  [{ cancellationAccepted: "yes" }, "You must accept the cancellation policy"],
])("refuses %j with '%s' and writes nothing", async (changes, sentence) => {
  const answer = await request(club().visitor(), changes);
  expect([answer.status, refusalOf(answer).error]).toEqual([400, sentence]);
  expect(await club().services.db.introductoryRow.count()).toBe(0);
  expect(await club().services.db.outboxMessage.count()).toBe(0);
});

test("lists the unanswered first, then the latest answered", async () => {
  for (const firstName of ["Ana", "Bo", "Cy"]) {
    await request(club().visitor(), { firstName, email: `${firstName}@row.example` });
    club().clock.passMinutes(1);
  }
  const [cy, , ana] = await requests();
  const admin = await club().signIn("admin");
  for (const row of [ana, cy]) {
    await mark(admin, row?.id ?? 0);
    club().clock.passMinutes(1);
  }
  const names = (await requests()).map(({ name }) => name.split(" ")[0]);
  expect(names).toEqual(["Bo", "Cy", "Ana"]);
});

test("is answered once: a second mark keeps who answered first, and writes one line of trail", async () => {
  const { id } = dataOf("bookings.requestRow", await request(club().visitor()));
  const admin = await club().signIn("admin");
  expect((await mark(admin, id)).status).toBe(200);
  club().clock.passMinutes(5);
  expect((await mark(admin, id)).status).toBe(200);
  const [row] = await requests();
  expect(row).toMatchObject({
    answeredAt: "2026-11-20T19:30:00.000Z",
    answeredByName: "Avery Marsh",
  });
  const acts = await club().services.db.auditEntry.count({
    where: { act: "introductory row answered" },
  });
  expect(acts).toBe(1);
});

test("cannot mark a request that nobody made", async () => {
  const answer = await mark(await club().signIn("admin"), 99);
  expect([answer.status, refusalOf(answer).error]).toEqual([
    404,
    "We could not find that request.",
  ]);
});
