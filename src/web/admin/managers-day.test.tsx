import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Answers } from "../testing/answers";
import { testMe } from "../testing/me";
import { memberBooking } from "../testing/member-booking";
import { testOuting, testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { ManagersDay } from "./managers-day";

function show(outings = [testOutingOut()], own: Answers = {}) {
  showScreen(<ManagersDay />, {
    "auth.me": testMe({ isManager: true }),
    "bookings.outings": outings,
    "admin.damage": [],
    "admin.refusedBookings": [],
    "admin.unclearedBookings": [],
    "bookings.mine": [],
    "bookings.myOutings": [],
    ...own,
  });
}

it("says who is out, and who goes next, the first three", async () => {
  const ahead = ["17:00", "15:00", "16:00", "18:00"].map((startTime, nr) =>
    testOuting({ bookingId: 20 + nr, startTime, endTime: "19:00", dueTime: "19:00" }),
  );
  const landed = testOutingOut({ bookingId: 30, landedAt: "2026-11-20T19:25:00.000Z" });
  show([...ahead, testOutingOut(), landed]);
  const out = within(await screen.findByRole("region", { name: "Out now" }));
  expect(out.getAllByRole("listitem")).toHaveLength(1);
  const next = within(screen.getByRole("region", { name: "Next" })).getAllByRole("listitem");
  expect(next.map(({ textContent }) => textContent)).toEqual(
    ["3:00 PM", "4:00 PM", "5:00 PM"].map((time) => `${time}Sam Okafor, Solo 14 "Heron"`),
  );
});

it("has closing, boats and members a press away", async () => {
  show();
  const nav = within(await screen.findByRole("navigation", { name: "Manager" }));
  const to = (name: string) => nav.getByRole("link", { name }).getAttribute("href");
  expect([to("Close the club"), to("Boats"), to("Members")]).toEqual([
    "/manager#club-closures",
    "/manager#boat-management",
    "/manager#members",
  ]);
});

it("begins with the manager's own outing, in a line that leads to its card", async () => {
  const own = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "15:00", duration: 1 });
  show([testOutingOut()], { "bookings.mine": [own] });
  const line = await screen.findByRole("link", { name: /^Your outing today, 3:00 PM, / });
  expect(line.getAttribute("href")).toBe("#next-outing");
  const out = screen.getByRole("region", { name: "Out now" });
  expect(line.compareDocumentPosition(out)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("says that they are out themselves, and when they are due", async () => {
  const own = memberBooking({ id: 7, bookingDate: "2026-11-20", startTime: "12:30", duration: 1 });
  show([], { "bookings.mine": [own], "bookings.myOutings": [testOutingOut()] });
  expect(await screen.findByRole("link", { name: /^You are out, due 1:30 PM, / })).toBeTruthy();
});
