import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { testMe } from "../testing/me";
import { testOuting, testOutingOut } from "../testing/outing";
import { showScreen } from "../testing/show-screen";
import { ManagersDay } from "./managers-day";

function show(outings = [testOutingOut()]) {
  showScreen(<ManagersDay />, {
    "auth.me": testMe({ isManager: true }),
    "bookings.outings": outings,
    "admin.damage": [],
    "admin.refusedBookings": [],
    "admin.unclearedBookings": [],
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
