import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it, vi } from "vitest";
import { adminBooking } from "../../testing/admin-booking";
import type { Answering, Answers } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { testOuting, testOutingOut } from "../../testing/outing";
import { showScreen } from "../../testing/show-screen";
import { BookingsAtAGlance } from "./bookings-at-a-glance";

// The club's clock shows 12:30 PM on Friday, 2026-11-20.

function show(answers: Answers = {}) {
  showScreen(<BookingsAtAGlance />, {
    "bookings.outings": [],
    "boats.list": [testBoat(), testBoat({ id: 2, name: 'Tango 17 "Orca"', available: false })],
    "admin.blocks": [],
    "admin.bookingsRange": [],
    ...answers,
  });
}

const showBookings = (bookings: ReturnType<typeof adminBooking>[]) =>
  show({ "admin.bookingsRange": bookings });

const group = async (name: string) => within(await screen.findByRole("region", { name }));
const rowsOf = async (name: string) =>
  (await group(name)).getAllByRole("listitem").map((row) => row.textContent);

const hours = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    adminBooking({ id: from + n, time: `${String(from + n).padStart(2, "0")}:00`, duration: 0.5 }),
  );

describe("today at a glance", () => {
  it("says how long those on the water have left", async () => {
    showBookings([adminBooking({ time: "12:00", duration: 2 })]);
    expect((await rowsOf("On Water"))[0]).toContain("1 h 30 min left");
  });

  it("calls an outing without any time left Overdue", async () => {
    showBookings([adminBooking({ time: "12:00", duration: 0.5 })]);
    expect((await rowsOf("On Water"))[0]).toContain("Overdue");
  });

  it("counts a broken duration as 2 hours", async () => {
    showBookings([adminBooking({ time: "12:00", duration: 99 })]);
    expect((await rowsOf("On Water"))[0]).toContain("1 h 30 min left");
  });

  it("shows 5 upcoming outings in their order, and counts the others", async () => {
    showBookings(hours(13, 7).reverse());
    expect(await rowsOf("Upcoming")).toHaveLength(5);
    expect((await rowsOf("Upcoming"))[0]).toContain("1:00 PM – 1:30 PM");
    expect((await group("Upcoming")).getByText("+2 more")).toBeTruthy();
  });

  it("leads from an upcoming outing to its day, where an admin moves it", async () => {
    showBookings([adminBooking({ id: 7, time: "14:00" }), adminBooking({ id: 8, time: "10:00" })]);
    const link = (await group("Upcoming")).getByRole("link", { name: "Move booking WRC-0007" });
    expect(link.getAttribute("href")).toBe(
      "/booking-simple/1?date=2026-11-20&start=14%3A00&duration=1&move=7",
    );
    expect(screen.queryByRole("link", { name: "Move booking WRC-0008" })).toBeNull();
  });

  it("shows 3 outings as Returned, and counts the others", async () => {
    showBookings(hours(6, 5));
    const rows = await rowsOf("Completed");
    expect(rows).toHaveLength(3);
    expect(rows.every((row) => row?.includes("Returned"))).toBe(true);
    expect((await group("Completed")).getByText("+2 more")).toBeTruthy();
  });

  it("lists a boat as On Water until the log has it back, whatever the clock says", async () => {
    show({
      "admin.bookingsRange": [adminBooking({ id: 7, time: "10:30" })],
      "bookings.outings": [
        testOutingOut({ startTime: "10:30", endTime: "11:30", dueTime: "11:30" }),
      ],
    });
    const onWater = await group("On Water");
    expect(await onWater.findByText("late, due 11:30 AM")).toBeTruthy();
    expect(onWater.getByRole("button", { name: 'Solo 14 "Heron" is back' })).toBeTruthy();
    expect(screen.getByText("Sam Okafor, 10:30 AM – 11:30 AM, On Water")).toBeTruthy();
    expect(screen.queryByText(/Returned/)).toBeNull();
  });

  it("calls a boat Returned once it has landed, before its time is up", async () => {
    show({
      "admin.bookingsRange": [adminBooking({ id: 7, time: "12:00" })],
      "bookings.outings": [
        testOutingOut({ landedAt: "2026-11-20T19:25:00.000Z", state: "landed" }),
      ],
    });
    await screen.findByText("Sam Okafor, 12:00 PM – 1:00 PM, Returned");
    expect((await rowsOf("Completed"))[0]).toMatch(/back 12:25 PM.*Returned/);
  });

  it("counts down to the due time that the log knows", async () => {
    show({
      "admin.bookingsRange": [adminBooking({ id: 7, time: "12:00" })],
      "bookings.outings": [testOutingOut({ dueTime: "13:45" })],
    });
    expect(await (await group("On Water")).findByText("1 h 15 min left")).toBeTruthy();
  });

  it("calls a boat neither out nor Returned that nobody has launched", async () => {
    show({
      "admin.bookingsRange": [
        adminBooking({ id: 7, time: "12:00" }),
        adminBooking({ id: 8, time: "10:00" }),
      ],
      "bookings.outings": [
        testOuting({ startTime: "12:00", endTime: "13:00", dueTime: "13:00" }),
        testOuting({ bookingId: 8, startTime: "10:00", endTime: "11:00", dueTime: "11:00" }),
      ],
    });
    const upcoming = await group("Upcoming");
    expect(await upcoming.findByText("not launched yet")).toBeTruthy();
    expect(upcoming.queryByRole("link", { name: /^Move/ })).toBeNull();
    expect((await group("Completed")).getByText("never launched")).toBeTruthy();
    expect((await group("Completed")).queryByText("Returned")).toBeNull();
  });

  it("counts nothing where everything is shown", async () => {
    showBookings(hours(13, 5));
    await group("Upcoming");
    expect(screen.queryByText(/^\+\d/)).toBeNull();
  });

  it("gives each boat a lane with its outings, told in words", async () => {
    showBookings([adminBooking({ time: "12:00", boatId: 2, boatName: 'Tango 17 "Orca"' })]);
    const story = await screen.findByText("Sam Okafor, 12:00 PM – 1:00 PM, On Water");
    const lane = story.closest("li")?.parentElement?.closest("li");
    expect(lane?.textContent).toContain('Tango 17 "Orca"');
    expect(lane?.textContent).toContain("Offline");
  });

  it("says that bookings did not load, and tries again when asked", async () => {
    const range = vi.fn(() => Promise.reject(new Error("no")));
    show({ "admin.bookingsRange": range });
    expect(await screen.findByText("Error loading bookings")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(range).toHaveBeenCalledTimes(2));
  });

  it("cancels somebody's booking after naming them", async () => {
    const cancel = vi.fn(() => ({ hoursRefunded: 1, hoursRemaining: 11 }));
    show({ "admin.bookingsRange": [adminBooking({ id: 42 })], "bookings.cancel": cancel });
    await userEvent.click(await screen.findByRole("button", { name: "Cancel WRC-0042" }));
    expect(await screen.findByText(/refunded to Sam Okafor/)).toBeTruthy();
    expect(cancel).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: "Cancel Booking" }));
    expect(await screen.findByText("1 hour refunded to Sam Okafor.")).toBeTruthy();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 42 });
  });

  it.each(["", "This booking is already cancelled."])(
    "says of a cancelling that failed what is documented, and the server's own words: %s",
    async (words) => {
      const refuse = () => Promise.reject(new Error(words));
      show({ "admin.bookingsRange": [adminBooking({ id: 42 })], "bookings.cancel": refuse });
      await userEvent.click(await screen.findByRole("button", { name: "Cancel WRC-0042" }));
      await userEvent.click(await screen.findByRole("button", { name: "Cancel Booking" }));
      expect(await screen.findByText("Failed to cancel booking")).toBeTruthy();
      expect(screen.queryByText("Cancellation Failed")).toBeNull();
      if (words) expect(screen.getByText(words)).toBeTruthy();
    },
  );
});

describe("the Weekly View", () => {
  async function openWeek(range: Answering<"admin.bookingsRange">) {
    const spy = vi.fn(range);
    show({ "admin.bookingsRange": spy });
    await userEvent.click(await screen.findByRole("button", { name: "View Full Week" }));
    return spy;
  }

  const sunday = adminBooking({ id: 7, date: "2026-11-22", memberName: "Jo Lindqvist" });

  it("lists the days of this week from its Monday", async () => {
    const range = await openWeek(() => [sunday]);
    expect(await screen.findByText("November 16 – 22, 2026")).toBeTruthy();
    expect(range).toHaveBeenCalledWith({ startDate: "2026-11-16", endDate: "2026-11-22" });
    const days = within(screen.getByRole("dialog"));
    const headings = (await days.findAllByRole("heading", { level: 3 })).map((h) => h.textContent);
    expect(headings[0]).toBe("Mon, Nov 16");
    expect(headings[4]).toBe("Fri, Nov 20Today");
    expect(headings[6]).toBe("Sun, Nov 22");
    const outing = days.getByRole("button", { name: /Jo Lindqvist/ });
    expect(outing.closest("ol > li")?.textContent).toContain("Nov 22");
  });

  it("shows an outing that is pressed, and cancels it there", async () => {
    const cancel = vi.fn(() => ({ hoursRefunded: 1, hoursRemaining: 11 }));
    show({ "admin.bookingsRange": [sunday], "bookings.cancel": cancel });
    await userEvent.click(await screen.findByRole("button", { name: "View Full Week" }));
    const outing = 'Jo Lindqvist, Solo 14 "Heron"';
    await userEvent.click(
      await screen.findByRole("button", { name: `1:00 PM – 2:00 PM, ${outing}` }),
    );
    const details = within(await screen.findByRole("dialog", { name: "WRC-0007" }));
    expect(details.getByText("Sunday, November 22, 1:00 PM – 2:00 PM")).toBeTruthy();
    await userEvent.click(details.getByRole("button", { name: "Cancel Booking WRC-0007" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel Booking" }));
    expect(await screen.findByText("1 hour refunded to Jo Lindqvist.")).toBeTruthy();
    expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 7 });
  });

  it("turns to the week before and the one after", async () => {
    const range = await openWeek(() => []);
    await userEvent.click(await screen.findByRole("button", { name: "Next week" }));
    expect(await screen.findByText("November 23 – 29, 2026")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Previous week" }));
    await userEvent.click(screen.getByRole("button", { name: "Previous week" }));
    await waitFor(() =>
      expect(range).toHaveBeenCalledWith({ startDate: "2026-11-09", endDate: "2026-11-15" }),
    );
  });

  it("says with which status it failed", async () => {
    const failed = TRPCClientError.from({
      error: { message: "bad", code: -32603, data: { httpStatus: 503 } },
    });
    const isWeek = (input: unknown) => JSON.stringify(input).includes("2026-11-16");
    await openWeek((input) => (isWeek(input) ? Promise.reject(failed) : []));
    expect(await screen.findByText("Failed to fetch weekly bookings: 503")).toBeTruthy();
  });
});
