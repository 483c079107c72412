import { expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { ownView } from "../../shared/members/member-views";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTwoProcesses } from "../testing/open-two-processes";
import { patiently } from "../testing/patiently";
import type { TestAnswer, TestClient } from "../testing/test-client";
import type { PersonKey } from "../testing/test-people";

const club = openTwoProcesses();
const db = () => club().db;
const visitor = (turn?: number) => club().visitor(turn);
const signIn = (key: PersonKey, turn?: number) => club().signIn(key, turn);

const book = (client: TestClient | undefined, wanted: object) =>
  patiently(client, (one) => one.post("/api/bookings", wanted));

const times = <T>(count: number, ask: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)));

function counted(answers: readonly TestAnswer[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** That so many answers have each status; what any other answer says is told with the failure. */
function expectCounts(answers: readonly TestAnswer[], wanted: Record<number, number>) {
  const others = answers.filter(({ status }) => !(status in wanted)).map(({ text }) => text);
  expect(counted(answers), others.join("\n")).toEqual(wanted);
}

const slot = (nr: number, duration = 1) => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-11-21",
  timeStr: `${String(5 + nr).padStart(2, "0")}:00`,
  duration,
});
const remaining = async (client: TestClient) =>
  (await client.get("/api/auth/me")).read(ownView).member.hoursRemaining;

test("of 50 simultaneous requests for one slot one wins, in 20 rounds, and is charged once", async () => {
  // Whoever wins all rounds can still pay for them.
  const keys = ["sam", "manager", "admin", "unlimited"] as const;
  const clients = await times(10, (turn) => signIn(keys[turn % 4] ?? "sam", turn));
  for (let round = 0; round < 20; round++) {
    const wanted = { ...slot(round % 16, 0.5), dateStr: round < 16 ? "2026-11-21" : "2026-11-22" };
    const answers = await times(50, (turn) => book(clients[turn % 10], wanted));
    expectCounts(answers, { 201: 1, 409: 49 });
    expect(await db().booking.count()).toBe(round + 1);
  }
  await expectBooksAgree(db());
});

test("40 parallel bookings of one member never overspend", async () => {
  const lee = [await signIn("lee", 0), await signIn("lee", 1)];
  const answers = await times(40, (turn) =>
    book(lee[turn % 2], {
      ...slot(turn % 17),
      dateStr: `2026-11-2${1 + (turn % 3)}`,
    }),
  );
  expect(counted(answers)[201]).toBe(5);
  expect(counted(answers)[422]).toBeGreaterThan(0);
  expect((counted(answers)[422] ?? 0) + (counted(answers)[409] ?? 0)).toBe(35);
  expect(await remaining(await signIn("lee"))).toBe(0);
  await expectBooksAgree(db());
});

test("bookings and subtractions at once never spend the same hours twice", async () => {
  const [lee, admin] = [await signIn("lee"), await signIn("admin", 1)];
  const url = `/api/admin/members/${club().people.lee.id}/subtract-hours`;
  const answers = await times(16, (turn) =>
    turn % 2 ? lee.post("/api/bookings", slot(turn)) : admin.post(url, { hours: 1 }),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(5);
  expect(counted(answers)[422]).toBe(11);
  await expectBooksAgree(db());
});

test("20 parallel cancels of one booking refund once", async () => {
  const sam = [await signIn("sam", 0), await signIn("sam", 1)];
  const booked = await (sam[0] ?? visitor()).post("/api/bookings", slot(3, 2));
  const url = `/api/bookings/${booked.read(bookedView).booking.id}`;
  const answers = await times(20, (turn) => (sam[turn % 2] ?? visitor()).delete(url));
  expectCounts(answers, { 200: 1, 409: 19 });
  expect(await remaining(await signIn("sam"))).toBe(10);
  await expectBooksAgree(db());
});

test("of 20 parallel registrations of one e-mail one is taken", async () => {
  const person = { firstName: "Noor", lastName: "H", phone: "250-555-0199", address: "1 Bay" };
  const register = (turn: number) =>
    visitor(turn).post("/api/members/register", { ...person, email: "Noor@row.example" });
  const answers = await times(20, register);
  expectCounts(answers, { 201: 1, 409: 19 });
  expect(await db().member.count({ where: { email: "noor@row.example" } })).toBe(1);
  expectSaid(answers, await register(20));
});

test("of 10 admins who give one e-mail to members and to new ones the losers hear so in their words", async () => {
  const [admin, other] = [await signIn("admin", 0), await signIn("admin", 1)];
  const robin = { firstName: "Robin", lastName: "D", phone: "250-555-0199", address: "1 Bay" };
  const email = "robin@row.example";
  const create = () =>
    admin.post("/api/admin/members", { ...robin, email, password: "Rowing-2010!" });
  const edit = (key: PersonKey) =>
    other.request("PATCH", `/api/admin/members/${club().people[key].id}/profile`, { email });
  const answers = await times(10, (turn) => (turn % 2 ? create() : edit(turn % 4 ? "sam" : "lee")));
  expect(await db().member.count({ where: { email } })).toBe(1);
  const later = await create();
  expect(later.text).toContain("Another account");
  expectSaid(answers, later);
});

/** Whoever lost the race was told what is told to somebody who comes later. */
function expectSaid(answers: readonly TestAnswer[], later: TestAnswer) {
  const lost = answers.filter(({ status }) => status >= 300).map(({ text }) => text);
  expect(lost.length).toBeGreaterThan(0);
  expect(new Set(lost)).toEqual(new Set([later.text]));
}

test("a boat switched off lets nobody book it from then on", async () => {
  const [sam, manager] = [await signIn("sam"), await signIn("manager", 1)];
  const toggle = `/api/admin/boats/${club().boats.solo.id}/toggle`;
  for (let round = 0; round < 8; round++) {
    const [switched, booked] = await Promise.all([
      manager.put(toggle, { available: false }),
      sam.post("/api/bookings", slot(round)),
    ]);
    expect(switched.status).toBe(200);
    expect([201, 422]).toContain(booked.status);
    expect((await sam.post("/api/bookings", slot(16))).json()).toMatchObject({
      code: "BOAT_OFFLINE",
    });
    await manager.put(toggle, { available: true });
  }
  await expectBooksAgree(db());
});

test("an admin pausing a member lets them book nothing from then on", async () => {
  const [sam, admin] = [await signIn("sam"), await signIn("admin", 1)];
  const pause = `/api/admin/members/${club().people.sam.id}/pause`;
  const [paused, booked] = await Promise.all([
    admin.post(pause),
    sam.post("/api/bookings", slot(0)),
  ]);
  expect(paused.status).toBe(200);
  expect([201, 403]).toContain(booked.status);
  expect((await sam.post("/api/bookings", slot(2))).json()).toMatchObject({ code: "PAUSED" });
});

test("two admins who pause each other at once leave the club one", async () => {
  await db().member.update({ where: { id: club().people.lee.id }, data: { isAdmin: true } });
  for (let round = 0; round < 5; round++) {
    const [admin, lee] = [await signIn("admin", 0), await signIn("lee", 1)];
    const pause = (key: PersonKey) => `/api/admin/members/${club().people[key].id}/pause`;
    const answers = await Promise.all([admin.post(pause("lee")), lee.post(pause("admin"))]);
    // Whoever is later is the last admin, or is paused already and has no powers left.
    const [done, ...later] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([[403], [422]]).toContainEqual(later);
    const active = { isAdmin: true, membershipStatus: "active" } as const;
    expect(await db().member.count({ where: active })).toBe(1);
    await db().member.updateMany({
      where: { isAdmin: true },
      data: { membershipStatus: "active" },
    });
  }
});

test("the same Idempotency-Key sent 20 times at once books once and answers all alike", async () => {
  const sam = [await signIn("sam", 0), await signIn("sam", 1)];
  const answers = await times(20, (turn) =>
    (sam[turn % 2] ?? visitor()).post("/api/bookings", slot(4), { "idempotency-key": "k-1" }),
  );
  expectCounts(answers, { 201: 20 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await remaining(await signIn("sam"))).toBe(9);
});

test("keyed bookings of a member whose e-mail is edited meanwhile all come through", async () => {
  const [sam, admin] = [await signIn("sam"), await signIn("admin", 1)];
  const profile = `/api/admin/members/${club().people.sam.id}/profile`;
  for (let round = 0; round < 5; round++) {
    const answers = await times(6, (turn) =>
      turn % 2
        ? admin.request("PATCH", profile, { email: `sam-${round}-${turn}@row.example` })
        : sam.post("/api/bookings", slot(3 * round + turn / 2, 0.5), {
            "idempotency-key": `k-${round}-${turn}`,
          }),
    );
    expectCounts(answers, { 201: 3, 200: 3 });
  }
});

test("a keyed booking and the member's deletion at once leave no half of either", async () => {
  for (const key of ["sam", "lee", "zero"] as const) {
    const [member, admin] = [await signIn(key), await signIn("admin", 1)];
    const [booked, deleted] = await Promise.all([
      member.post("/api/bookings", slot(3), { "idempotency-key": "k-1" }),
      admin.delete(`/api/admin/members/${club().people[key].id}`),
    ]);
    expect(deleted.status).toBe(200);
    expect([201, 401, 404, 422]).toContain(booked.status);
  }
  expect(await db().booking.count({ where: { status: "confirmed" } })).toBe(0);
  await expectBooksAgree(db());
});

test("of 50 simultaneous bookings of one member exactly as many pass as fair use lets", async () => {
  const admin = await signIn("admin");
  await admin.put("/api/admin/settings/club", { maxAhead: 3 });
  const sam = [await signIn("sam", 0), await signIn("sam", 1)];
  const answers = await times(50, (turn) =>
    book(sam[turn % 2], {
      ...slot(turn % 17, 0.5),
      dateStr: `2026-11-2${1 + (turn % 3)}`,
    }),
  );
  expectCounts(answers, { 201: 3, 422: 47 });
  expect(await db().booking.count()).toBe(3);
});
