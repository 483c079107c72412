import { beforeEach, expect, test } from "vitest";
import { asIn } from "../testing/as";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTestClub } from "../testing/open-test-club";
import { bookAt, clockAt, refusalIn, rowingDay } from "../testing/outing-log";
import { offerTo } from "../testing/replacements";
import type { TestClient } from "../testing/test-client";

const club = openTestClub();
const as = asIn(club);

let admin: TestClient;
let sam: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
  sam = await club().signIn("sam");
  const terms = { lateCancelMinutes: 120, lateCancelReturn: 50 };
  expect((await admin.put("/api/admin/settings/club", terms)).status).toBe(200);
});

const book = (duration = 1.5) => bookAt(sam, club().boats.tango.id, "12:00", duration);
const kept = async (id: number) =>
  (await club().services.db.booking.findUniqueOrThrow({ where: { id } })).hoursKept.toNumber();

test("a late cancelling gives back its share, and the books agree on the rest", async () => {
  const before = await as("sam").hoursRemaining();
  const id = await book();
  clockAt(club(), "10:01");
  const answer = await sam.delete(`/api/bookings/${id}`);
  expect(answer.json()).toEqual({ hoursRefunded: 1.25, hoursRemaining: before - 1 });
  expect(await kept(id)).toBe(1);
  expect((await sam.get("/api/members/bookings")).json()).toMatchObject([
    { id, status: "cancelled", hoursUsed: 2.25, hoursKept: 1 },
  ]);
  await expectBooksAgree(club().services.db);
  const mail = await club().services.db.outboxMessage.findFirst({
    where: { kind: "booking cancelled" },
  });
  expect(mail?.text).toContain("1.25 hours went back to your account.");
  expect(mail?.text).toContain("It was cancelled late, which costs 1 hour.");
});

test("in time, and by staff at any time, everything comes back", async () => {
  const inTime = await book();
  clockAt(club(), "10:00");
  expect((await sam.delete(`/api/bookings/${inTime}`)).json()).toMatchObject({
    hoursRefunded: 2.25,
  });
  const byStaff = await book();
  clockAt(club(), "11:00");
  expect((await admin.delete(`/api/bookings/${byStaff}`)).json()).toMatchObject({
    hoursRefunded: 2.25,
  });
  expect(await kept(byStaff)).toBe(0);
});

test("what could only be cancelled late can be made longer, not shorter, and not be moved", async () => {
  const id = await book();
  clockAt(club(), "11:00");
  const move = (changes: object) => sam.put(`/api/bookings/${id}`, changes);
  expect(refusalIn(await move({ timeStr: "15:00" }))).toEqual([422, "TOO_LATE_TO_MOVE"]);
  expect(refusalIn(await move({ duration: 1 }))).toEqual([422, "TOO_LATE_TO_MOVE"]);
  expect((await move({ duration: 2 })).status).toBe(200);
  expect((await admin.put(`/api/bookings/${id}`, { timeStr: "15:00" })).status).toBe(200);
});

test("the database holds that nothing is kept of a booking that stands, nor more than it cost", async () => {
  const id = await book();
  const { db } = club().services;
  const keep = (hoursKept: number, status: "confirmed" | "cancelled") =>
    db.booking.update({
      where: { id },
      data: { hoursKept, status, cancelledAt: status === "cancelled" ? new Date(0) : null },
    });
  await expect(keep(1, "confirmed")).rejects.toThrow(/bookings_hours_kept/);
  await expect(keep(3, "cancelled")).rejects.toThrow(/bookings_hours_kept/);
  await expect(keep(1, "cancelled")).rejects.toThrow(/charged/);
});

test("where weather, closure or boat stand against it, everything comes back, and is said before", async () => {
  const { db } = club().services;
  const late = async (excuse: (id: number) => Promise<unknown>) => {
    clockAt(club(), "09:00");
    const id = await book();
    await excuse(id);
    clockAt(club(), "11:00");
    expect((await sam.get("/api/members/bookings")).json()).toContainEqual(
      expect.objectContaining({ id, excused: true }),
    );
    expect((await sam.delete(`/api/bookings/${id}`)).json()).toMatchObject({ hoursRefunded: 2.25 });
  };
  await late((id) => offerTo({ db, at: club().clock.now() }, id, "no-go"));
  await late(() =>
    admin.post("/api/admin/closures", {
      startDate: rowingDay,
      startTime: "12:30",
      endDate: rowingDay,
      endTime: "13:00",
      reason: "Fog",
      cancelBookings: false,
    }),
  );
});

test("an offer says what came back of what was moved before, and of what was cancelled late", async () => {
  const { db } = club().services;
  const offered = async (token: string) => (await sam.get(`/api/booking-offers/${token}`)).json();
  clockAt(club(), "08:00");
  const shortened = await book(2);
  await sam.put(`/api/bookings/${shortened}`, { duration: 1 });
  const token = await offerTo({ db, at: club().clock.now() }, shortened);
  const chosen = await sam.post(`/api/booking-offers/${token}`, { choice: "cancel" });
  expect(chosen.json()).toMatchObject({ hoursRefunded: 1.5 });
  expect(await offered(token)).toMatchObject({ booking: { hoursReturned: 1.5 } });
});
