import { expect, test } from "vitest";
import { addDays } from "../../shared/time/club-dates";
import { expectBooksAgree } from "../testing/expect-books-agree";
import { openTwoProcesses } from "../testing/open-two-processes";

const club = openTwoProcesses();
const rounds = Array.from({ length: 20 }, (_, round) => round);

test("of a series and bookings of its days at once, on two processes, each day has one", async () => {
  const [sam, lee, admin] = [
    await club().signIn("sam", 0),
    await club().signIn("lee", 1),
    await club().signIn("admin", 0),
  ];
  const { db, boats } = club();
  for (const round of rounds) {
    // A start of its own for each round, in half hours that cost nobody all they have.
    const timeStr = `${String(6 + Math.floor(round / 2)).padStart(2, "0")}:${round % 2 ? "30" : "00"}`;
    const outing = { boatId: boats.solo.id, timeStr, duration: 0.5 };
    const days = [0, 1, 2].map((week) => addDays("2026-11-24", 7 * week));
    const [series, ...singles] = await Promise.all([
      sam.post("/api/bookings/series", { ...outing, dateStr: days[0], weeks: 3 }),
      lee.post("/api/bookings", { ...outing, dateStr: days[1] }),
      admin.post("/api/bookings", { ...outing, dateStr: days[2] }),
      sam.post("/api/bookings/series", { ...outing, dateStr: days[0], weeks: 3 }),
    ]);
    const statuses = [series, ...singles].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    for (const day of days) {
      const where = {
        bookingDate: new Date(day),
        startTime: timeStr,
        status: "confirmed",
      } as const;
      expect(await db.booking.count({ where })).toBe(1);
    }
    const mine = await db.booking.findMany({
      where: { startTime: timeStr, seriesId: { not: null } },
    });
    for (const { seriesOf } of mine) expect(seriesOf).toBe(mine.length);
    for (const { seriesId } of mine.slice(0, 1))
      await sam.delete(`/api/bookings/series/${seriesId}`);
  }
  await expectBooksAgree(db);
});
