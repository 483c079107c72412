import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import type { Answers } from "../../testing/answers";
import { testBoat } from "../../testing/boat";
import { testMe } from "../../testing/me";
import { memberBooking } from "../../testing/member-booking";
import { showScreen, testClub } from "../../testing/show-screen";
import { stubScreenWidth } from "../../testing/wide-screen";
import { FleetTimes } from "../fleet-times";

beforeEach(() => stubScreenWidth(true));

const heron = testBoat();
const orca = testBoat({ id: 3, name: 'Tango 17 "Orca"', available: false });
const diary = { boatId: 1, bookings: [], blocks: [], closures: [] };
const out = (bookingDate: string, startTime: string) => ({
  bookingDate,
  startTime,
  duration: 1,
  status: "confirmed" as const,
});

/** The week from today, which is a Friday, a half hour after noon. */
async function openWeek(answers: Answers, at = "/boats?show=week") {
  const all = { "auth.me": null, "boats.diaries": [diary], "boats.winds": [], ...answers };
  showScreen(<FleetTimes boats={[heron, orca]} />, all, at);
  await screen.findByRole("grid", { name: "The boats' week" });
  const rowOf = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
  return (name: string) => rowOf(name).getAllByRole("gridcell").map(wordsOf);
}

/** What is heard of each stretch of a cell. */
const wordsOf = (cell: HTMLElement) =>
  [...cell.children].map((span) => span.getAttribute("aria-label") ?? span.textContent).join(", ");

it("says of each boat's day what is free, dark, taken or closed", async () => {
  const openingHours = [
    { from: "01-01", to: "12-31", opens: "09:00", closes: "18:00", days: [1, 2, 3, 4, 5, 6] },
  ];
  const club = { ...testClub, settings: { ...testClub.settings, openingHours } };
  const cellsOf = await openWeek({
    "admin.club": club,
    "boats.diaries": [{ ...diary, bookings: [out("2026-11-21", "10:00")] }],
  });
  expect(cellsOf("Heron").slice(0, 4)).toEqual([
    "free 12:30 – 5 PM, free in the dark 5 – 6 PM",
    "free 9 – 10 AM, taken 10 – 11 AM, free 11 AM – 5 PM, free in the dark 5 – 6 PM",
    "closed",
    "free 9 AM – 5 PM, free in the dark 5 – 6 PM",
  ]);
  expect(cellsOf("Orca")[1]).toBe("off the water 9 AM – 6 PM");
  expect(screen.getByText("free, in the dark")).toBeTruthy();
  expect(screen.queryByText("yours")).toBeNull();
});

it("tells one's own outing, which only the others see as taken", async () => {
  const own = { bookingDate: "2026-11-22", startTime: "12:00" };
  const called = memberBooking({ id: 2, ...own, startTime: "14:00", status: "cancelled" });
  const cellsOf = await openWeek({
    "auth.me": testMe(),
    "bookings.mine": [memberBooking(own), called],
    "boats.diaries": [{ ...diary, bookings: [out("2026-11-22", "12:00")] }],
  });
  await waitFor(() => expect(cellsOf("Heron")[2]).toContain("yours 12 – 1 PM"));
  expect(cellsOf("Heron")[2]).not.toContain("taken");
});

it("leads from a stretch to the booking page, with boat, day and start chosen", async () => {
  await openWeek({
    "boats.diaries": [
      { ...diary, bookings: [out("2026-11-21", "09:00"), out("2026-11-21", "10:30")] },
    ],
  });
  const saturday = screen.getAllByRole("gridcell")[1] ?? document.body;
  const link = (name: string) => within(saturday).getByRole("link", { name });
  expect(link("free 11:30 AM – 5 PM").getAttribute("href")).toBe(
    "/booking-simple/1?date=2026-11-21&start=11%3A30",
  );
  expect(link("free 10 – 10:30 AM").getAttribute("href")).toBe(
    "/booking-simple/1?date=2026-11-21&start=10%3A00&duration=0.5",
  );
});

it("has one stop for Tab, which goes with the arrows, and its links after it", async () => {
  await openWeek({});
  const cells = screen.getAllByRole("gridcell");
  const stops = () => cells.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([cells[0]]);
  cells[0]?.focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(document.activeElement).toBe(cells[8]);
  expect(stops()).toEqual([cells[8]]);
  await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowRight}{Tab}");
  expect(document.activeElement).toBe(cells[1]?.firstElementChild);
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toBe(cells[6]);
});

it("opens with Enter what is free by light before what is dark, and nothing where nothing is", async () => {
  await openWeek({});
  const cells = screen.getAllByRole("gridcell");
  cells[7]?.focus();
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname).toBe("/boats");
  expect(cells.slice(0, 2).map(wordsOf)).toEqual([
    "free 12:30 – 5 PM, free in the dark 5 – 10 PM",
    "free in the dark 5 – 8:30 AM, free 8:30 AM – 5 PM, free in the dark 5 – 10 PM",
  ]);
  cells[1]?.focus();
  await userEvent.keyboard("{Enter}");
  expect(window.location.pathname + window.location.search).toBe(
    "/booking-simple/1?date=2026-11-21&start=08%3A30",
  );
});

it("ends with the last day that can be booked, and begins with today", async () => {
  await openWeek({}, "/boats?show=week&date=2027-02-19");
  expect(screen.getByRole("heading", { name: "Free Feb 14 – Feb 20" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "A week later" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "A week earlier" }));
  expect(screen.getByRole("heading", { name: "Free Feb 7 – Feb 13" })).toBeTruthy();
  expect(window.location.search).toBe("?show=week&date=2027-02-07");
});

it("claims nothing of a week that could not be read", async () => {
  const fail = () => {
    throw new TypeError("Failed to fetch");
  };
  const answers = { "auth.me": null, "boats.diaries": fail, "boats.winds": [] };
  showScreen(<FleetTimes boats={[heron]} />, answers, "/boats?show=week");
  expect(await screen.findByText("When the boats are free did not load.")).toBeDefined();
  expect(screen.queryByRole("grid")).toBeNull();
});
