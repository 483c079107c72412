import { expect, test } from "vitest";
import { deliverDueMail } from "../delivery/outbox";
import { queueMail } from "../mail/queue-mail";
import { openTestClub } from "../testing/open-test-club";
import { type PersonKey, personEmail, testPassword } from "../testing/test-people";

const club = openTestClub();

const db = () => club().services.db;
const times = (count: number) => Array.from({ length: count }, (_, nr) => nr);
const reset = (email: string, address = "203.0.113.7") =>
  club().visitor(address).post("/api/auth/reset-password", { email });
const logIn = (key: PersonKey, password: string, address: string) =>
  club()
    .visitor(address)
    .post("/api/auth/login", { email: personEmail(key), password });

test("of many resets at once for one e-mail one is mailed, and all are answered alike", async () => {
  const answers = await Promise.all(times(50).map(() => reset(personEmail("sam"))));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await db().outboxMessage.count({ where: { kind: "password link" } })).toBe(1);
  expect(await db().oneTimeLink.count()).toBe(1);
});

test("who lost the mail gets another after five minutes, and who used the link at once", async () => {
  await reset(personEmail("sam"));
  club().clock.passMinutes(5);
  await reset(personEmail("sam"));
  expect(await db().oneTimeLink.count()).toBe(2);
  const mail = await db().outboxMessage.findFirst({ orderBy: { id: "desc" } });
  const token = mail?.secretLink?.split("/").at(-1);
  const chosen = { token, newPassword: "new-oars-9" };
  expect((await club().visitor().post("/api/auth/choose-password", chosen)).status).toBe(200);
  await reset(personEmail("sam"));
  expect(await db().oneTimeLink.count({ where: { usedAt: null } })).toBe(1);
});

test("a flood of resets or introductory requests from one address is slowed", async () => {
  const answers = await Promise.all(times(120).map((nr) => reset(`someone${nr}@row.example`)));
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed).toHaveLength(20);
  expect(Number(slowed[0]?.headers["retry-after"])).toBeLessThanOrEqual(180);
  for (const _ of times(100)) await club().services.visitors.take("introductory row", "127.0.0.1");
  const row = {
    firstName: "Noor",
    lastName: "Haddad",
    email: "noor@row.example",
    phone: "250-555-0199",
    numberOfPeople: 1,
    experienceLevel: "beginner",
    paymentMethod: "cash",
    termsAccepted: true,
    safetyAccepted: true,
    cancellationAccepted: true,
  };
  expect((await club().visitor().post("/api/trpc/bookings.requestRow", row)).status).toBe(429);
});

test("a booking's own mail leaves before resets, and resets before bulk", async () => {
  const at = club().clock.now();
  const words = { subject: "Tide table", text: "High water at noon" };
  const sent = ["introductory row", "password link", "booking confirmed", "boat blocked"] as const;
  for (const kind of sent) {
    await db().$transaction((tx) => queueMail(tx, "noor@row.example", { kind, ...words }, at));
    club().clock.passMinutes(1);
  }
  const office = { publicUrl: "https://club.example", mailFrom: undefined, linkSecret: "secret" };
  const left: number[] = [];
  const transport = async ({ id }: { id: number }) => {
    left.push(id);
  };
  await deliverDueMail(db(), transport, office, () => club().clock.now());
  const kinds = await Promise.all(
    left.map((id) => db().outboxMessage.findUniqueOrThrow({ where: { id } })),
  );
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "booking confirmed",
    "boat blocked",
    "password link",
    "introductory row",
  ]);
});

test("visitors leave no line in the trail, and no word of theirs where they are counted", async () => {
  for (const nr of times(5)) {
    await club()
      .visitor()
      .post("/api/auth/login", { email: `typed${nr}@row.example`, password: "x" });
    await reset(`typed${nr}@row.example`);
  }
  expect(await db().auditEntry.count()).toBe(0);
  const counts = await db().visitorCount.findMany({ orderBy: { what: "asc" } });
  expect(counts.map(({ what, count }) => [what, count])).toEqual([
    ["password link requested", 5],
    ["sign-in failed", 5],
  ]);
  expect(JSON.stringify(counts)).not.toContain("typed");
});

test("an applicant leaves at most ten lines an hour in the trail, however much they are refused", async () => {
  const applicant = await club().logIn("pending");
  const lines = () => db().auditEntry.count({ where: { act: "purchase refused" } });
  const ask = () => applicant.post("/paypal/order", { amount: "183.75" });
  await Promise.all(times(30).map(ask));
  expect(await lines()).toBe(10);
  club().clock.passMinutes(61);
  await ask();
  expect(await lines()).toBe(11);
});

test("guesses from everywhere do not lock out an owner where they have signed in before", async () => {
  const home = "203.0.113.50";
  expect((await logIn("sam", testPassword, home)).status).toBe(200);
  for (const nr of times(205)) await logIn("sam", `guess-${nr}`, `198.51.100.${nr}`);
  expect((await logIn("sam", testPassword, "192.0.2.1")).status).toBe(429);
  expect((await logIn("sam", testPassword, home)).status).toBe(200);
});

test("guesses at others from one's own address do not lock one out there", async () => {
  const home = "203.0.113.50";
  expect((await logIn("sam", testPassword, home)).status).toBe(200);
  for (const nr of times(130)) {
    const email = `member${nr}@row.example`;
    await club().visitor(home).post("/api/auth/login", { email, password: "x" });
  }
  expect((await logIn("lee", testPassword, home)).status).toBe(429);
  expect((await logIn("sam", testPassword, home)).status).toBe(200);
});
