import { describe, expect, it } from "vitest";
import { memberBooking } from "../../testing/member-booking";
import { historySections } from "./history-sections";

const now = { today: "2026-11-20", minutes: 750 };

describe("the booking history", () => {
  it("puts a running outing under active and a finished one under past", () => {
    const running = memberBooking({ id: 1, bookingDate: now.today, startTime: "12:00" });
    const finished = memberBooking({ id: 2, bookingDate: now.today, startTime: "11:30" });
    const { active, past } = historySections([running, finished], [], now);
    expect([active, past]).toEqual([[running], [finished]]);
  });

  it("goes by the log where it knows: what is out is active, what has landed is past", () => {
    const early = memberBooking({ id: 1, bookingDate: now.today, startTime: "12:00" });
    const late = memberBooking({ id: 2, bookingDate: now.today, startTime: "10:00" });
    const launched = { launchedAt: "2026-11-20T19:00:00.000Z" };
    const log = [
      { ...launched, bookingId: 1, landedAt: "2026-11-20T19:20:00.000Z" },
      { ...launched, bookingId: 2, landedAt: null },
    ];
    const { active, past } = historySections([early, late], log, now);
    expect([active, past]).toEqual([[late], [early]]);
  });

  it("puts a cancelled outing under cancelled, whether its day has come or not", () => {
    const ahead = memberBooking({ id: 3, bookingDate: "2026-12-01", status: "cancelled" });
    const gone = memberBooking({ id: 4, bookingDate: "2026-10-01", status: "cancelled" });
    expect(historySections([gone, ahead], [], now)).toEqual({
      active: [],
      past: [],
      cancelled: [ahead, gone],
    });
  });

  it("shows the newest outing first, by time within a day", () => {
    const early = memberBooking({ id: 5, bookingDate: "2026-11-22", startTime: "06:00" });
    const late = memberBooking({ id: 6, bookingDate: "2026-11-22", startTime: "18:00" });
    expect(historySections([early, late], [], now).active).toEqual([late, early]);
  });
});
