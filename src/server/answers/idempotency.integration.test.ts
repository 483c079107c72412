import { beforeEach, describe, expect, test } from "vitest";
import { bookedView } from "../../shared/bookings/booking-schemas";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();

let sam: TestClient;
beforeEach(async () => {
  sam = await club().signIn("sam");
});

const booking = (over: Record<string, unknown> = {}) => ({
  boatId: club().boats.solo.id,
  dateStr: "2026-12-01",
  timeStr: "06:30",
  duration: 1.5,
  ...over,
});
const book = (key: string, over: Record<string, unknown> = {}, client = sam) =>
  client.post("/api/bookings", booking(over), { "Idempotency-Key": key });
const bookings = () => club().services.db.booking.count();

describe("a repeated booking with the same Idempotency-Key", () => {
  test("gets the first answer, books once and charges once", async () => {
    const first = await book("k-1");
    const second = await book("k-1");
    expect(first.status).toBe(201);
    expect(second.status).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await bookings()).toBe(1);
    expect((await sam.get("/api/auth/me")).json()).toMatchObject({
      member: { hoursRemaining: 8.5 },
    });
  });

  test("hears that the booking has been cancelled since, and books nothing", async () => {
    const first = await book("k-1");
    await sam.delete(`/api/bookings/${first.read(bookedView).booking.id}`);
    const again = await book("k-1");
    expect(again.status).toBe(409);
    expect(again.json()).toEqual({
      error: "Booking WRC-0001 was made, and has been cancelled since.",
      code: "ALREADY_ANSWERED",
    });
    expect(await bookings()).toBe(1);
    expect((await book("k-2")).status).toBe(201);
  });

  test("hears that the club has moved it to another boat since", async () => {
    const first = await book("k-1");
    const other = { boatId: club().boats.tango.id };
    const { id } = first.read(bookedView).booking;
    await club().services.db.booking.update({ where: { id }, data: other });
    expect((await book("k-1")).json()).toEqual({
      error: 'Booking WRC-0001 was made, and has been moved to Tango 17 "Orca" since.',
      code: "ALREADY_ANSWERED",
    });
  });

  test("may name its fields in another order", async () => {
    const first = await book("k-1");
    const { duration, ...rest } = booking();
    const again = await sam.post(
      "/api/bookings",
      { duration, ...rest },
      { "idempotency-key": "k-1" },
    );
    expect(again.json()).toEqual(first.json());
  });

  test("is refused with another body", async () => {
    await book("k-1");
    const answer = await book("k-1", { timeStr: "12:00" });
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      error: "This Idempotency-Key was already used for a different request.",
      code: "KEY_REUSED",
    });
    expect(await bookings()).toBe(1);
  });

  test("is a new booking after 24 hours, and not a minute sooner", async () => {
    const first = await book("k-1");
    club().clock.passMinutes(24 * 60);
    expect((await book("k-1")).json()).toEqual(first.json());
    club().clock.passMinutes(1);
    expect((await book("k-1")).json()).toMatchObject({ code: "SLOT_TAKEN" });
    expect((await book("k-1", { timeStr: "12:00" })).status).toBe(201);
    expect(await bookings()).toBe(2);
  });

  test("is tried anew when the first was refused: failures are not kept", async () => {
    const lee = await club().signIn("lee");
    const taken = await book("theirs", {}, lee);
    expect((await book("k-1")).json()).toMatchObject({ code: "SLOT_TAKEN" });
    await lee.delete(`/api/bookings/${taken.read(bookedView).booking.id}`);
    expect((await book("k-1")).status).toBe(201);
  });
});

test("keys are each member's own", async () => {
  const lee = await club().signIn("lee");
  await book("k-1");
  expect((await book("k-1", { timeStr: "12:00" }, lee)).status).toBe(201);
  expect(await bookings()).toBe(2);
});

test("keys are each path's own, and hold for an admin's bookings too", async () => {
  const admin = await club().signIn("admin");
  const forLee = { ...booking({ timeStr: "12:00" }), memberId: club().people.lee.id };
  const key = { "idempotency-key": "k-1" };
  await book("k-1", {}, admin);
  const first = await admin.post("/api/admin/bookings", forLee, key);
  expect(first.status).toBe(201);
  expect((await admin.post("/api/admin/bookings", forLee, key)).json()).toEqual(first.json());
  expect(await bookings()).toBe(2);
});

test("keys are each resource's own: one key buys for two members, and gives hours to both", async () => {
  const admin = await club().signIn("admin");
  const { lee, zero } = club().people;
  const of = (id: number, what: string) => `/api/admin/members/${id}/${what}`;
  const key = { "idempotency-key": "k-1" };
  const plan = await club().services.db.membershipPlan.findFirstOrThrow({
    where: { kind: "hours" },
  });
  const sale = { items: [{ planId: plan.id, quantity: 1 }] };
  for (const { id } of [lee, zero]) {
    expect((await admin.post(of(id, "purchase"), sale, key)).status).toBe(201);
    expect((await admin.post(of(id, "add-hours"), { hours: 1 }, key)).status).toBe(200);
  }
  expect(await club().services.db.order.count()).toBe(2);
});

test("an admin's repeated change of hours gives the first answer and changes nothing", async () => {
  const admin = await club().signIn("admin");
  const path = `/api/admin/members/${club().people.lee.id}`;
  const key = { "idempotency-key": "k-1" };
  const lines = () =>
    club().services.db.hourLine.count({ where: { memberId: club().people.lee.id } });
  const before = await lines();
  const added = await admin.post(`${path}/add-hours`, { hours: 2 }, key);
  const taken = await admin.post(`${path}/subtract-hours`, { hours: 1 }, key);
  expect([added.json(), taken.json()]).toEqual([{ hoursRemaining: 7 }, { hoursRemaining: 6 }]);
  expect((await admin.post(`${path}/add-hours`, { hours: 2 }, key)).text).toBe(added.text);
  expect((await admin.post(`${path}/subtract-hours`, { hours: 1 }, key)).text).toBe(taken.text);
  expect(await lines()).toBe(before + 2);
  for (const verb of ["add-hours", "subtract-hours"]) {
    const other = await admin.post(`${path}/${verb}`, { hours: 3 }, key);
    expect(other.json()).toMatchObject({ code: "KEY_REUSED" });
  }
});

test("long keys that differ only at their end are different keys", async () => {
  const long = "k".repeat(250);
  await book(`${long}1`);
  expect((await book(`${long}2`, { timeStr: "12:00" })).status).toBe(201);
});

test("without a key nothing is repeated", async () => {
  await sam.post("/api/bookings", booking());
  expect((await sam.post("/api/bookings", booking())).status).toBe(409);
});
