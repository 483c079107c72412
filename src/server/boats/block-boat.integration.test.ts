import { beforeEach, describe, expect, test } from "vitest";
import { buildBoat, buildBooking } from "../demo/builders";
import { compareBooks } from "../payments/compare-books-queries";
import { act, ask, refused } from "../testing/ask-procedure";
import { openTestClub } from "../testing/open-test-club";
import type { TestClient } from "../testing/test-client";
import { testMoment } from "../testing/test-moment";

const club = openTestClub();

let admin: TestClient;
beforeEach(async () => {
  admin = await club().signIn("admin");
});

const weekend = { startDate: "2026-11-21", endDate: "2026-11-22", reason: "Rigging" };
const block = (changes: object = {}) => ({
  boatId: club().boats.solo.id,
  ...weekend,
  ...changes,
});

const book = (bookingDate: string, startTime = "06:00", boat = club().boats.solo) =>
  club().services.db.$transaction((tx) =>
    buildBooking(
      tx,
      {
        boat,
        member: club().people.sam,
        span: { bookingDate, startTime, duration: 1 },
      },
      testMoment(club().clock.now()),
    ),
  );

const tern = () => club().services.db.$transaction((tx) => buildBoat(tx));
const touched = () =>
  ask(admin, "admin.touchedBookings", {
    boatId: club().boats.solo.id,
    startDate: weekend.startDate,
    endDate: weekend.endDate,
  });
const bookingOf = (id: number) => club().services.db.booking.findUniqueOrThrow({ where: { id } });
const mails = () => club().services.db.outboxMessage.findMany({ orderBy: { id: "asc" } });

describe("a block", () => {
  test("shows in the boat's availability, keeps members off, and is in the trail", async () => {
    expect(await act(admin, "admin.blockBoat", block())).toMatchObject({
      boatName: 'Solo 14 "Heron"',
      ...weekend,
    });
    const sam = await club().signIn("sam");
    const days = `startDate=${weekend.startDate}&endDate=${weekend.endDate}`;
    const answer = await sam.get(`/api/boats/${club().boats.solo.id}/availability?${days}`);
    expect(answer.json()).toEqual({ bookings: [], blocks: [weekend], closures: [] });
    const booking = { boatId: club().boats.solo.id, timeStr: "06:00", duration: 1 };
    const refusal = await sam.post("/api/bookings", { ...booking, dateStr: weekend.endDate });
    expect([refusal.status, refusal.json()]).toMatchObject([422, { code: "BOAT_BLOCKED" }]);
    expect((await sam.post("/api/bookings", { ...booking, dateStr: "2026-11-23" })).status).toBe(
      201,
    );
    const [entry] = await club().services.db.auditEntry.findMany({
      where: { act: "boat blocked" },
    });
    expect(entry).toMatchObject({ actorName: "Avery Marsh", after: weekend });
  });

  test.each([
    ["the same days", {}],
    ["its last day", { startDate: "2026-11-22", endDate: "2026-11-30" }],
    ["all of it and more", { startDate: "2026-11-01", endDate: "2026-12-31" }],
  ])("refuses another over %s", async (_what, days) => {
    await act(admin, "admin.blockBoat", block());
    expect(await refused(admin, "admin.blockBoat", block(days))).toEqual({
      status: 409,
      code: "BOAT_ALREADY_BLOCKED",
      message: "This boat is already blocked on those dates",
    });
  });

  test("may follow another the day after it ends, and lie over another boat's", async () => {
    await act(admin, "admin.blockBoat", block());
    await act(admin, "admin.blockBoat", block({ startDate: "2026-11-23", endDate: "2026-11-23" }));
    await act(admin, "admin.blockBoat", block({ boatId: club().boats.tango.id }));
    expect(await ask(admin, "admin.blocks")).toHaveLength(3);
  });

  test("of many made at once for the same days, one stands", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.post("/api/trpc/admin.blockBoat", block())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test.each([
    [{ endDate: "2026-11-20" }, "The end date must not be before the start date"],
    [{ reason: "  " }, "Reason is required"],
    [{ reason: undefined }, "Reason is required"],
    [{ startDate: "2026-02-30" }, "Please select a real date, written yyyy-MM-dd"],
  ])("refuses %j over REST", async (changes, error) => {
    const path = `/api/admin/boats/${club().boats.solo.id}/blocks`;
    const answer = await admin.post(path, { ...weekend, ...changes });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ error, code: "BAD_INPUT" });
    expect(await ask(admin, "admin.blocks")).toEqual([]);
  });

  test("is taken away again, once", async () => {
    const { id } = await act(admin, "admin.blockBoat", block());
    expect((await admin.delete(`/api/admin/blocks/${id}`)).json()).toEqual({ ok: true });
    expect((await admin.delete(`/api/admin/blocks/${id}`)).status).toBe(404);
    const [entry] = await club().services.db.auditEntry.findMany({
      where: { act: "boat unblocked" },
    });
    expect(entry).toMatchObject({ before: weekend });
  });

  test("that is over is no longer listed, and one that runs is", async () => {
    await act(admin, "admin.blockBoat", block({ startDate: "2026-11-18", endDate: "2026-11-19" }));
    await act(admin, "admin.blockBoat", block({ startDate: "2026-11-20", endDate: "2026-11-20" }));
    expect(await ask(admin, "admin.blocks")).toMatchObject([{ startDate: "2026-11-20" }]);
  });
});

describe("the bookings a block touches", () => {
  test("are those ahead on its days, each with the free boats of its kind", async () => {
    const spare = await tern();
    const free = await book("2026-11-21");
    const taken = await book("2026-11-22");
    await book("2026-11-23");
    await club().services.db.$transaction(async (tx) => {
      const span = { bookingDate: "2026-11-22", startTime: "06:30", duration: 1 };
      await buildBooking(
        tx,
        {
          boat: spare,
          member: club().people.lee,
          span,
        },
        testMoment(club().clock.now()),
      );
    });
    expect(await touched()).toMatchObject([
      { id: free, memberName: "Sam Marsh", hoursUsed: 1, freeBoats: [{ id: spare.id }] },
      { id: taken, freeBoats: [] },
    ]);
  });

  test("move, are cancelled with their hours, or stay, and each member gets a mail with the reason", async () => {
    const spare = await tern();
    const moved = await book("2026-11-21");
    const cancelled = await book("2026-11-21", "08:00");
    const left = await book("2026-11-22");
    const settlements = [
      { bookingId: moved, action: "move", toBoatId: spare.id },
      { bookingId: cancelled, action: "cancel" },
      { bookingId: left, action: "leave" },
    ];
    await act(admin, "admin.blockBoat", block({ settlements }));
    expect(await bookingOf(moved)).toMatchObject({ boatId: spare.id, status: "confirmed" });
    expect(await bookingOf(cancelled)).toMatchObject({ status: "cancelled" });
    expect(await bookingOf(left)).toMatchObject({
      boatId: club().boats.solo.id,
      status: "confirmed",
    });
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["booking moved", "sam@row.example"],
      ["booking cancelled by the club", "sam@row.example"],
      ["boat blocked", "sam@row.example"],
    ]);
    expect(sent.every(({ text }) => text.includes("Rigging"))).toBe(true);
    const sam = await club().signIn("sam");
    expect((await sam.get("/api/auth/me")).json()).toMatchObject({ member: { hoursRemaining: 8 } });
    expect(await compareBooks(club().services.db)).toEqual([]);
    const about = { memberId: club().people.sam.id };
    const { entries } = await ask(admin, "admin.audit", about);
    expect(entries.map((entry) => entry.act)).toEqual([
      "booking cancelled by the club",
      "booking moved",
    ]);
  });

  test.each([
    ["of another kind", () => club().boats.tango.id],
    ["that is offline", () => club().boats.offline.id],
    ["that is retired", () => club().boats.hidden.id],
    ["that is the blocked one itself", () => club().boats.solo.id],
    ["nobody has", () => 999],
  ])("do not move to a boat %s, and then there is no block either", async (_what, boat) => {
    const bookingId = await book("2026-11-21");
    const settlements = [{ bookingId, action: "move", toBoatId: boat() }];
    expect(await refused(admin, "admin.blockBoat", block({ settlements }))).toEqual({
      status: 409,
      code: "BOAT_NOT_FREE",
      message: "That boat is not free at that time. Please choose another one.",
    });
    expect(await ask(admin, "admin.blocks")).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test("do not move onto a boat that is blocked or out at that time", async () => {
    const spare = await tern();
    const bookingId = await book("2026-11-21");
    const settlements = [{ bookingId, action: "move", toBoatId: spare.id }];
    const { id } = await act(admin, "admin.blockBoat", block({ boatId: spare.id }));
    expect((await refused(admin, "admin.blockBoat", block({ settlements }))).code).toBe(
      "BOAT_NOT_FREE",
    );
    await admin.delete(`/api/admin/blocks/${id}`);
    await act(admin, "admin.blockBoat", block({ settlements }));
    expect(await bookingOf(bookingId)).toMatchObject({ boatId: spare.id });
  });
});
