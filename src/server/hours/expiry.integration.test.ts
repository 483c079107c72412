import { expect, test } from "vitest";
import { z } from "zod";
import type { HourLineView } from "../../shared/hours/hour-schemas";
import { memberView, ownView } from "../../shared/members/member-views";
import { compareBooks } from "../payments/compare-books-queries";
import { GatewayRefused, GatewayUncertain } from "../payments/gateway";
import { sendRefund } from "../payments/send-refunds";
import { testGateway } from "../payments/test-gateway";
import { placedOrder } from "../testing/answer-shapes";
import { ask } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import { testMoment } from "../testing/test-moment";
import { expireHours } from "./expire-hours";
import { warnOfExpiry } from "./warn-of-expiry";

// Everybody's hours were added on 2026-11-20, so their last day is 2027-11-20.

const club = openTestClub();
const db = () => club().services.db;
const fail = (error: unknown) => {
  throw error;
};

const expire = () => expireHours(db(), fail, testMoment(club().clock.now()));
const warn = () => warnOfExpiry(db(), fail, testMoment(club().clock.now()));
const linesOf = (memberId: number) =>
  db().hourLine.findMany({ where: { memberId, kind: "expiry" }, orderBy: { id: "asc" } });
const mails = () =>
  db().outboxMessage.findMany({ where: { kind: "hours expiring" }, orderBy: { id: "asc" } });

test("hours last through their last day and are written off after it, dated its end", async () => {
  club().clock.set(new Date("2027-11-21T06:59:00Z"));
  await expire();
  expect(await linesOf(club().people.sam.id)).toEqual([]);
  club().clock.set(new Date("2027-11-21T07:01:00Z"));
  await expire();
  await expire();
  expect(await linesOf(club().people.sam.id)).toMatchObject([
    { quarters: -40, balanceQuarters: 0, createdAt: new Date("2027-11-21T07:00:00Z") },
  ]);
  expect(await compareBooks(db())).toEqual([]);
});

test("what has expired is gone from every reading before the job has run", async () => {
  club().clock.passDays(366);
  const sam = await club().signIn("sam");
  const admin = await club().signIn("admin");
  const me = (await sam.get("/api/auth/me")).read(ownView);
  expect([me.member.hoursRemaining, me.subscription.remainingHours]).toEqual([0, 0]);
  const mine = await ask(sam, "bookings.myHours");
  expect(mine).toMatchObject({ hoursRemaining: 0, lots: [] });
  const members = (await admin.get("/api/admin/members")).read(z.array(memberView));
  const row = members.find(({ id }) => id === club().people.sam.id);
  expect(row?.hoursRemaining).toBe(0);
  const booked = await sam.post("/api/bookings", {
    boatId: club().boats.solo.id,
    dateStr: "2027-11-23",
    timeStr: "08:00",
    duration: 1,
  });
  expect(booked.json()).toMatchObject({ code: "NOT_ENOUGH_HOURS" });
});

test("bought hours whose refund is refused after their last day are open for 30 days more", async () => {
  const { id: memberId } = club().people.zero;
  const refunding = (error: Error) => ({ ...testGateway, refund: () => Promise.reject(error) });
  club().services.gateway = refunding(new GatewayUncertain("No answer"));
  const zero = await club().signIn("zero");
  const tenHours = { amount: "262.50", currency: "CAD", intent: "CAPTURE" };
  const { id: providerOrderId } = (await zero.post("/paypal/order", tenHours)).read(placedOrder);
  await zero.post(`/paypal/order/${providerOrderId}/capture`);
  const order = await db().order.findUniqueOrThrow({ where: { providerOrderId } });
  const admin = await club().signIn("admin");
  await admin.post("/api/trpc/admin.refund", { id: order.id, reason: "injured" });
  const { id } = await db().orderRefund.findFirstOrThrow();

  club().clock.passDays(370);
  const services = { db: db(), gateway: refunding(new GatewayRefused("Too late")) };
  const sending = sendRefund(services, id, testMoment(club().clock.now()));
  await expect(sending).rejects.toThrow("Too late");
  expect(await db().hourLot.findMany({ where: { memberId } })).toMatchObject([
    { remainingQuarters: 40, expiresOn: new Date("2027-12-25") },
  ]);
  const later = await club().signIn("zero");
  expect((await later.get("/api/auth/me")).json()).toMatchObject({
    member: { hoursRemaining: 10 },
  });
  expect(await compareBooks(db())).toEqual([]);
});

test("the statement dates an expiry on the last day of its hours", async () => {
  club().clock.passDays(400);
  await expire();
  const sam = await club().signIn("sam");
  const { lines } = await ask(sam, "bookings.myHours");
  expect(lines[0]).toMatchObject({ kind: "expiry", date: "2027-11-20", hours: -10, balance: 0 });
});

test("a statement has an expiry that is due as it will be written", async () => {
  const { id } = club().people.sam;
  const first = await club().signIn("admin");
  club().clock.passDays(10);
  await first.post(`/api/admin/members/${id}/add-hours`, { hours: 2.5 });
  club().clock.passDays(400);
  const admin = await club().signIn("admin");
  const statements = async () => [
    (await ask(await club().signIn("sam"), "bookings.myHours")).lines,
    (await ask(admin, "admin.member", { id })).lines,
    (await ask(admin, "admin.memberSubscription", { id })).entries,
  ];
  const before = await statements();
  for (const lines of before) {
    expect(lines.slice(0, 2)).toMatchObject([
      { kind: "expiry", date: "2027-11-30", hours: -2.5, balance: 0 },
      { kind: "expiry", date: "2027-11-20", hours: -10, balance: 2.5 },
    ]);
    expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
  }
  await expire();
  const withoutIds = (all: HourLineView[][]) =>
    all.map((lines) => lines.map(({ id: _, ...line }) => line));
  expect(withoutIds(await statements())).toEqual(withoutIds(before));
});

test("a member is warned 30 and 7 days before, once each", async () => {
  const { sam } = club().people;
  const toSam = async () => (await mails()).filter(({ recipient }) => recipient === sam.email);
  club().clock.passDays(365 - 31);
  await warn();
  expect(await toSam()).toEqual([]);
  club().clock.passDays(1);
  await warn();
  await warn();
  expect(await toSam()).toHaveLength(1);
  club().clock.passDays(22);
  await warn();
  expect(await toSam()).toHaveLength(1);
  club().clock.passDays(1);
  await warn();
  club().clock.passDays(1);
  await warn();
  const [first, second, ...more] = await toSam();
  expect(more).toEqual([]);
  for (const mail of [first, second]) {
    expect(mail?.text).toContain("10 hours: last day Saturday, November 20, 2027");
  }
});

test("who comes late to the warning is told once, with everything that expires", async () => {
  const admin = await club().signIn("admin");
  club().clock.passDays(10);
  await admin.post(`/api/admin/members/${club().people.sam.id}/add-hours`, { hours: 2.5 });
  club().clock.passDays(350);
  await warn();
  const [mail] = (await mails()).filter(({ recipient }) => recipient === "sam@row.example");
  expect(mail?.text).toContain("10 hours: last day Saturday, November 20, 2027");
  expect(mail?.text).toContain("2.5 hours: last day Tuesday, November 30, 2027");
});

test("nobody is warned of hours that are spent, unlimited, or whose owner has left", async () => {
  const admin = await club().signIn("admin");
  const { lee, sam } = club().people;
  await admin.post(`/api/admin/members/${lee.id}/subtract-hours`, { hours: 5 });
  await admin.delete(`/api/admin/members/${sam.id}`);
  club().clock.passDays(360);
  await warn();
  const warned = (await mails()).map(({ recipient }) => recipient).sort();
  expect(warned).toEqual(["admin@row.example", "manager@row.example", "paused@row.example"]);
});
