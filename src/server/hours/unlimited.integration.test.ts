import { beforeEach, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { compareBooks } from "../payments/compare-books-queries";
import { openTestClub } from "../testing/open-test-club";
import { refusalIn } from "../testing/outing-log";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const path = () => `/api/admin/members/${club().people.sam.id}/unlimited`;
const make = async () => (await admin.post(path())).json();
const end = async () => (await admin.delete(path())).json();
const acts = async () =>
  (await club().services.db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ act }) => act);

test("an admin makes a member unlimited and ends it again, and their own hours stay", async () => {
  const made = await admin.post(path());
  expect([made.status, made.json()]).toEqual([200, { hoursRemaining: 1_000_010 }]);
  const { db } = club().services;
  const lot = await db.hourLot.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(lot).toMatchObject({ creditedQuarters: 4_000_000, expiresOn: null });
  const ended = await admin.delete(path());
  expect([ended.status, ended.json()]).toEqual([200, { hoursRemaining: 10 }]);
  const lines = await db.hourLine.findMany({ orderBy: { id: "desc" }, take: 2 });
  expect(lines).toMatchObject([
    { kind: "subtraction", quarters: -4_000_000, balanceQuarters: 40 },
    { kind: "credit", quarters: 4_000_000, balanceQuarters: 4_000_040 },
  ]);
  expect(await acts()).toEqual(["made unlimited", "unlimited ended"]);
  expect(await compareBooks(db)).toEqual([]);
});

test("who is so already stays so, and to end what is not changes nothing", async () => {
  expect(await end()).toEqual({ hoursRemaining: 10 });
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers).toEqual(answers.map(() => ({ hoursRemaining: 1_000_010 })));
  expect(await acts()).toEqual(["made unlimited"]);
});

test("an unlimited member is charged nothing, and a booking from before gives its hours back", async () => {
  const sam = await club().signIn("sam");
  const outing = { boatId: club().boats.solo.id, dateStr: "2026-11-21", duration: 1 };
  const first = await sam.post("/api/bookings", { ...outing, timeStr: "06:00" });
  await make();
  const free = await sam.post("/api/bookings", { ...outing, timeStr: "08:00" });
  expect(free.read(bookedView).booking.hoursUsed).toBe(0);
  await sam.delete(`/api/bookings/${first.read(bookedView).booking.id}`);
  expect(await end()).toEqual({ hoursRemaining: 10 });
  expect(await compareBooks(club().services.db)).toEqual([]);
});

test("nobody makes unlimited whom the club does not know", async () => {
  const answer = await admin.post("/api/admin/members/999999/unlimited");
  expect(refusalIn(answer)).toEqual([404, "MEMBER_NOT_FOUND"]);
});
