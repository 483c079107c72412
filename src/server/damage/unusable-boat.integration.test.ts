import { beforeEach, describe, expect, test } from "vitest";
import type { MailKind } from "../../shared/mail/mail-kinds";
import { buildBoat } from "../demo/builders";
import { type Damage, damageOf, reportIn } from "../testing/damage";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, logOf, outingIn, refusalIn, switchLogOn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";
import { offerLaterBookings } from "./offer-later-bookings";

const club = openTestClub();

let samClient: TestClient;
let admin: TestClient;
let sam: Damage;
let manager: Damage;
let solo: number;
let tern: number;
let first: number;
let next: number;
beforeEach(async () => {
  samClient = await club().signIn("sam");
  admin = await club().signIn("admin");
  sam = damageOf(samClient);
  manager = damageOf(await club().signIn("manager"));
  solo = club().boats.solo.id;
  tern = (await buildBoat(club().services.db)).id;
  first = await bookAt(samClient, solo, "06:00");
  next = await bookAt(await club().signIn("lee"), solo, "09:00", 1, "2026-11-28");
  await bookAt(await club().signIn("lee"), solo, "09:00", 1, "2026-11-29");
  clockAt(club(), "06:50");
});

const unusable = (said: object = {}) =>
  sam.report(solo, { severity: "unusable", what: "The hull leaks", ...said });
const toggle = (body: object) => admin.put(`/api/admin/boats/${solo}/toggle`, body);
const offers = () => club().services.db.replacement.findMany({ orderBy: { id: "asc" } });
const mails = (kind: MailKind) =>
  club().services.db.outboxMessage.findMany({ where: { kind }, orderBy: { id: "asc" } });
const available = async () =>
  (await club().services.db.boat.findUniqueOrThrow({ where: { id: solo } })).available;

test("an unusable boat is offline at once, and each booking of its next 7 days is offered a choice", async () => {
  reportIn(await unusable());
  expect(await available()).toBe(false);
  expect(await offers()).toMatchObject([{ bookingId: next, boatId: solo, reason: "unusable" }]);
  const [mail] = await mails("boat unusable");
  expect(mail).toMatchObject({ bookingId: next, memberId: club().people.lee.id });
  expect(mail?.text).toContain("{link}");
  const token = mail?.secretLink?.split("/").at(-1) ?? "";
  const answer = await club().visitor().post(`/api/booking-offers/${token}`, { choice: "swap" });
  expect(answer.json()).toMatchObject({ booking: { id: next, boatId: tern }, hoursRefunded: 0 });
  expect((await manager.list())[0]?.offers).toMatchObject([{ outcome: "swap", open: false }]);
});

test("whose booking comes within 7 days later is offered a choice then, once", async () => {
  reportIn(await unusable());
  const { db } = club().services;
  const job = () => offerLaterBookings(db, "https://row.example", testMoment(club().clock.now()));
  expect(await job()).toBe(0);
  clockAt(club(), "05:00", "2026-11-22");
  expect(await job()).toBe(1);
  expect(await job()).toBe(0);
  expect(await mails("boat unusable")).toHaveLength(2);
});

test("a second report of it mails nobody again", async () => {
  reportIn(await unusable());
  reportIn(await manager.report(solo, { severity: "unusable", what: "It sinks" }));
  expect(await mails("boat unusable")).toHaveLength(1);
  expect(await mails("damage reported")).toHaveLength(2);
});

test("staff see who has not chosen, and decide for them; the rower hears of it", async () => {
  reportIn(await unusable());
  const [report] = await manager.list();
  expect(report?.offers).toMatchObject([
    { bookingId: next, rower: "Lee Marsh", outcome: null, open: true, swapTo: { id: tern } },
  ]);
  const decide = (who: TestClient, choice: string) =>
    who.post("/api/trpc/admin.decideOffer", { bookingId: next, choice });
  expect((await decide(samClient, "cancel")).status).toBe(403);
  expect((await decide(admin, "swap")).text).toContain(`"boatId":${tern}`);
  expect(await mails("booking moved")).toMatchObject([{ memberId: club().people.lee.id }]);
  expect((await decide(admin, "cancel")).text).toContain("LINK_SPENT");
});

test("what is out on the water is left out, and named to staff", async () => {
  await switchLogOn(club());
  outingIn(await logOf(samClient).launch(first));
  reportIn(await unusable());
  const [report] = await manager.list();
  expect(report?.launched).toMatchObject([{ bookingId: first, rower: "Sam Marsh" }]);
  expect(report?.offers).toMatchObject([{ bookingId: next }]);
  outingIn(await logOf(samClient).land(first));
});

test("a launch asks again; staff pass it with a reason", async () => {
  await switchLogOn(club());
  reportIn(await unusable());
  expect(refusalIn(await logOf(samClient).launch(first))).toEqual([422, "BOAT_UNUSABLE"]);
  await toggle({ available: true, confirm: true });
  expect(refusalIn(await logOf(samClient).launch(first))).toEqual([422, "BOAT_UNUSABLE"]);
  const staff = logOf(await club().signIn("manager"));
  outingIn(await staff.launch(first, { override: "Taped for today" }));
});

describe("staff", () => {
  test("raise a report to unusable with the same consequences", async () => {
    const { id } = reportIn(await sam.report(solo));
    const answer = await manager.edit(id, { severity: "unusable", note: "Keel is broken" });
    expect(answer.json()).toMatchObject({
      report: { id, severity: "unusable", note: "Keel is broken", boatAvailable: false },
    });
    expect(await offers()).toHaveLength(1);
  });

  test("resolve it, and bring the boat back by a press of its own", async () => {
    const { id } = reportIn(await unusable());
    expect(refusalIn(await toggle({ available: true }))).toEqual([409, "DAMAGE_OPEN"]);
    await manager.edit(id, { resolved: true });
    expect(await available()).toBe(false);
    expect((await toggle({ available: true })).status).toBe(200);
    expect(await offers()).toMatchObject([{ choice: "stay" }]);
    expect(await mails("boat back")).toMatchObject([{ memberId: club().people.lee.id }]);
    expect(await manager.list()).toEqual([]);
    expect(await manager.list("?open=false")).toMatchObject([{ id }]);
    expect(await manager.list("")).toHaveLength(1);
  });

  test("may put it online under an open report, if they confirm it", async () => {
    reportIn(await unusable());
    expect((await toggle({ available: true, confirm: true })).status).toBe(200);
    expect(await available()).toBe(true);
  });

  test("reopen a report, but never beside another open one", async () => {
    const { id } = reportIn(await unusable());
    await manager.edit(id, { resolved: true });
    const second = reportIn(await sam.report(solo));
    expect(refusalIn(await manager.edit(id, { resolved: false }))).toEqual([409, "DAMAGE_OPEN"]);
    await manager.edit(second.id, { resolved: true });
    await toggle({ available: true });
    expect((await manager.edit(id, { resolved: false })).status).toBe(200);
    expect(await available()).toBe(false);
  });

  test("leave a line in the trail, without the words", async () => {
    const { id } = reportIn(await unusable());
    await manager.edit(id, { note: "Sam dropped it" });
    await manager.edit(id, { resolved: true });
    const entries = await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(entries.map(({ act }) => act).filter((act) => act.startsWith("damage"))).toEqual([
      "damage reported",
      "damage edited",
      "damage resolved",
    ]);
    expect(JSON.stringify(entries)).not.toContain("Sam dropped it");
  });
});

test("what a member reported goes with them once it is mended, and is nameless before", async () => {
  reportIn(await unusable());
  await admin.delete(`/api/admin/members/${club().people.sam.id}`);
  const [open] = await manager.list();
  expect(open?.entries).toMatchObject([{ by: "Former member", what: "The hull leaks" }]);
  await manager.edit(open?.id ?? 0, { resolved: true });
  const [mended] = await manager.list("?open=false");
  expect(mended?.entries).toMatchObject([{ by: "Former member", what: "" }]);
});
