import { waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { trpc } from "../calls/api";
import { memberBooking } from "../testing/member-booking";
import { showScreen } from "../testing/show-screen";
import { KeepNextOuting } from "./keep-next-outing";
import { keptOuting } from "./kept-outing";

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** A screen that reads the bookings once, as the dashboard does. */
function Dashboard() {
  trpc.bookings.mine.useQuery();
  return <KeepNextOuting memberId={3} />;
}

it("fetches the codes when they appear, without a reload, and keeps them then", async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "performance"],
  });
  const hidden = {
    boat: { name: "Heron", lockCode: null },
    codesFrom: { date: "2026-11-20", time: "12:32", orAtLaunch: false },
  };
  const booking = memberBooking({ bookingDate: "2026-11-20", startTime: "13:00" });
  const access = { gateCode: "2010#", shedCode: "", washroomCode: "", accessInstructions: "" };
  let open = false;
  showScreen(<Dashboard />, {
    "bookings.mine": () => [open ? booking : { ...booking, ...hidden }],
    "bookings.accessCodes": () => ({ access: open ? access : null, codesShown: 30, mailed: true }),
  });
  await waitFor(() => expect(keptOuting(0)?.codesFrom).toContain("at 12:32 PM"));
  expect(keptOuting(0)?.codes).toEqual([]);
  open = true;
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await waitFor(() =>
    expect(keptOuting(0)?.codes).toEqual([
      { place: "Lock code", code: "4712" },
      { place: "Gate code", code: "2010#" },
    ]),
  );
  expect(keptOuting(0)?.codesFrom).toBeUndefined();
});
