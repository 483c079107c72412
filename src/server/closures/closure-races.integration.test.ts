import { expect, test } from "vitest";
import { bookingReference } from "../../shared/bookings/booking-reference";
import type { ClosedView } from "../../shared/closures/closure-schemas";
import { addDays } from "../../shared/time/club-dates";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTwoProcesses } from "../testing/open-two-processes";
import { refusalIn } from "../testing/outing-log";

const club = openTwoProcesses();

test("of 50 bookings made while the club closes none survives inside unnoticed", async () => {
  const bookers = await Promise.all([0, 1].map((turn) => club().signIn("unlimited", turn)));
  const manager = await club().signIn("manager");
  const { solo, tango } = club().boats;
  const book = (turn: number) =>
    bookers[turn % 2]?.post("/api/bookings", {
      boatId: turn % 4 < 2 ? solo.id : tango.id,
      dateStr: addDays("2026-11-21", turn % 25),
      timeStr: turn < 25 ? "09:00" : "14:00",
      duration: 1,
    });
  let before = 0;
  for (const cancelBookings of [true, false, true, false]) {
    const close = () =>
      manager.post("/api/admin/closures", {
        ...{ startDate: "2026-11-21", startTime: "00:00", endDate: "2026-12-16", endTime: "00:00" },
        ...{ reason: "Storm", cancelBookings },
      });
    const asked = Array.from({ length: 50 }, (_, turn) => turn);
    const early = asked.slice(0, 20).map(book);
    const closing = close();
    const answers = await Promise.all([...early, ...asked.slice(20).map(book)]);
    const { closure, cancelled, left } = (await closing).json() as ClosedView;

    // Whoever waited too long behind the closing is told to try again.
    const told = answers.filter((answer) => answer?.status !== 201);
    for (const answer of told) {
      const expected = answer?.status === 503 ? "DATABASE_UNREACHABLE" : "CLUB_CLOSED";
      expect(Object(answer?.json()).code).toBe(expected);
    }
    const { db } = club();
    const made = await db.booking.findMany({ where: { id: { gt: before } } });
    expect([...cancelled, ...left].sort()).toEqual(
      made.map(({ id }) => bookingReference(id)).sort(),
    );
    before = Math.max(before, ...made.map(({ id }) => id));
    expect(await db.booking.count({ where: { status: "confirmed" } })).toBe(left.length);
    await expectBooksAgree(db);
    await manager.delete(`/api/admin/closures/${closure.id}`);
    for (const { id } of await db.booking.findMany({ where: { status: "confirmed" } })) {
      expect((await bookers[0]?.delete(`/api/bookings/${id}`))?.status).toBe(200);
    }
  }
});

test("a boat added while the club closes is closed as well", async () => {
  const admin = await club().signIn("admin");
  const sam = await club().signIn("sam");
  const [added] = await Promise.all([
    admin.post("/api/trpc/admin.addBoat", { name: "Tern", category: "single", capacity: 2 }),
    admin.post("/api/admin/closures", {
      ...{ startDate: "2026-11-21", startTime: "00:00", endDate: "2026-11-22", endTime: "00:00" },
      ...{ reason: "Storm", cancelBookings: false },
    }),
  ]);
  const { id } = Object(added.json()).result.data.boat;
  const wanted = { boatId: id, dateStr: "2026-11-21", timeStr: "09:00", duration: 1 };
  expect(refusalIn(await sam.post("/api/bookings", wanted))).toEqual([422, "CLUB_CLOSED"]);
});
