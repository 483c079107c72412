import { waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { trpc } from "../calls/api";
import { testCodes } from "../testing/codes";
import { memberBooking } from "../testing/member-booking";
import { testOutingOut } from "../testing/outing";
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
  trpc.bookings.myOutings.useQuery({ startDate: "2026-11-19" });
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
    "bookings.myOutings": [],
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

it.each([
  ["while its codes are shown, though its time is over", "4712", "10:00 AM – 11:00 AM"],
  ["no longer once they are over: then the next one", null, "6:30 AM – 7:30 AM"],
])("keeps the outing on the water %s", async (_, lockCode, times) => {
  const today = { bookingDate: "2026-11-20", startTime: "10:00" };
  const late = memberBooking({ ...today, id: 7, boat: { name: "Heron", lockCode } });
  showScreen(<Dashboard />, {
    "bookings.mine": [late, memberBooking({ id: 8 })],
    "bookings.myOutings": [
      testOutingOut({ startTime: "10:00", endTime: "11:00", dueTime: "11:00" }),
    ],
    "bookings.accessCodes": testCodes(),
  });
  await waitFor(() => expect(keptOuting(0)?.times).toBe(times));
});
