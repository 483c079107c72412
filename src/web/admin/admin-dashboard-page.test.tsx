import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { adminBooking } from "../testing/admin-booking";
import type { Answers } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { testMe } from "../testing/me";
import { foundMember, testMember } from "../testing/member";
import { memberBooking } from "../testing/member-booking";
import { testOuting } from "../testing/outing";
import { nothingWaits } from "../testing/screen-answers";
import { showScreen } from "../testing/show-screen";
import { testOfferedEntry, testWaitlistEntry } from "../testing/waitlist-entry";
import { stubScreenWidth } from "../testing/wide-screen";
import { AdminDashboardPage } from "./admin-dashboard-page";

const avery = testMember({ id: 1, firstName: "Avery", lastName: "Chen", isAdmin: true });
const counts = {
  totalMembers: 5013,
  activeMembers: 9,
  pendingApprovals: 3,
  totalBoats: 4,
  availableBoats: 2,
  adminUsers: 1,
};

function show(answers: Answers = {}, address?: string) {
  const members = [1, 2, 3, 4, 5, 6].map((id) => foundMember({ id, lastName: `Number ${id}` }));
  showScreen(
    <AdminDashboardPage />,
    {
      "auth.me": testMe({ ...avery, hoursRemaining: 20 }),
      "admin.counts": counts,
      "admin.bookingsRange": [],
      "admin.blocks": [],
      "admin.latestBookings": [],
      "admin.waiting": nothingWaits,
      "admin.searchMembers": { members, total: members.length },
      "bookings.mine": [],
      "bookings.outings": [],
      "bookings.wishes": [],
      "bookings.invitations": [],
      "boats.list": [testBoat({ lockCode: "4712" })],
      ...answers,
    },
    address,
  );
  return screen.findByRole("heading", { level: 1, name: "Admin Dashboard" });
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  stubScreenWidth(true);
  Element.prototype.scrollIntoView = vi.fn();
});

describe("the admin dashboard", () => {
  it("welcomes by first name with the hours that remain", async () => {
    await show();
    expect(screen.getByText("Welcome, Avery. 20 hours remaining.")).toBeTruthy();
  });

  it("leads with what waits, before the day and its lists", async () => {
    await show();
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings[0]?.textContent).toBe("Needs you");
  });

  it("has what is pressed at the dock for an admin who rows today", async () => {
    const over = memberBooking({ bookingDate: "2026-11-20", startTime: "06:00" });
    await show({ "bookings.mine": [over], "bookings.myOutings": [testOuting()] });
    const own = await region("My Current Bookings");
    expect(await own.findByRole("button", { name: "Launch" })).toBeTruthy();
  });

  it("has what is held for an admin who waits, above all else, and what they wait for", async () => {
    await show({ "bookings.wishes": [testOfferedEntry(), testWaitlistEntry({ id: 6 })] });
    const held = await region("Held for you");
    expect(held.getByRole("button", { name: /^Book it .*Heron/ })).toBeTruthy();
    const headings = screen.getAllByRole("heading", { level: 2 });
    expect(headings[0]?.textContent).toBe("Held for you");
    expect((await region("You are waiting for")).getAllByRole("listitem")).toHaveLength(1);
  });

  it("folds the lists of a phone under their headings", async () => {
    stubScreenWidth(false);
    await show();
    const folded = await region("Boat Management");
    const heading = folded.getByRole("button", { name: "Boat Management", expanded: false });
    expect(folded.queryByRole("switch")).toBeNull();
    await userEvent.click(heading);
    expect(await folded.findByRole("switch")).toBeTruthy();
  });

  it.each([
    ["on the day of an outing", "/admin", "2026-11-20"],
    ["for whoever comes from a mail about one", "/dashboard#next-outing", "2026-11-25"],
  ])("unfolds the own bookings of a phone %s", async (_, address, bookingDate) => {
    stubScreenWidth(false);
    await show(
      { "bookings.mine": [memberBooking({ id: 42, bookingDate, startTime: "16:00" })] },
      address,
    );
    const mine = await region("My Current Bookings");
    expect(await mine.findByText("4-7-1-2")).toBeTruthy();
  });

  it("counts the club in six tiles from what the server says", async () => {
    await show();
    const total = await screen.findByText("5,013");
    const tiles = [...(total.closest("dl")?.children ?? [])].map((tile) => tile.textContent);
    expect(tiles).toEqual([
      "Total Members5,013",
      "Active Members9",
      "Pending Approvals3",
      "Total Boats4",
      "Available Boats2",
      "Admin Users1",
    ]);
  });

  it.each([
    ["Member Management", "/member-management"],
    ["Boats", "/boats"],
    ["Booking History", "/booking-history"],
    ["Create Member", "/register"],
  ])("links quickly to %s", async (name, path) => {
    await show();
    const links = within(await screen.findByRole("navigation", { name: "Quick links" }));
    expect(links.getByRole("link", { name }).getAttribute("href")).toBe(path);
  });

  it("lists the own bookings with their lock codes, the soonest first", async () => {
    await show({
      "bookings.mine": [
        memberBooking({ id: 43, bookingDate: "2026-12-04" }),
        memberBooking({ id: 42, bookingDate: "2026-11-21" }),
        memberBooking({ id: 41, bookingDate: "2026-11-19" }),
      ],
    });
    const mine = await region("My Current Bookings");
    const rows = (await mine.findAllByRole("listitem")).map((row) => row.textContent);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain("WRC-0042");
    expect(rows[0]).toContain("4-7-1-2");
    expect(mine.getByRole("button", { name: "Cancel Booking WRC-0042" })).toBeTruthy();
  });

  it("shows the 5 latest registrations", async () => {
    await show();
    const recent = await region("Recent Registrations");
    expect(await recent.findAllByRole("listitem")).toHaveLength(5);
  });

  it("shows the latest bookings, and that there are none only when there are none", async () => {
    await show({ "admin.latestBookings": [adminBooking({ id: 8 })] });
    const recent = await region("Recent Successful Bookings");
    expect(await recent.findByText("WRC-0008")).toBeTruthy();
    expect(recent.queryByText("No recent bookings.")).toBeNull();
  });

  it("says so when nothing was booked yet", async () => {
    await show();
    const recent = await region("Recent Successful Bookings");
    expect(await recent.findByText("No recent bookings.")).toBeTruthy();
  });

  it("takes a quick search to member management in the address", async () => {
    await show();
    const search = await region("Quick Member Search");
    await userEvent.type(search.getByRole("searchbox"), "jo lind&co{Enter}");
    const { pathname, search: query } = window.location;
    expect(pathname + query).toBe("/member-management?search=jo%20lind%26co");
  });

  it("leads a club without boats to adding the first", async () => {
    await show({ "boats.list": [] });
    const boats = await region("Boat Management");
    const add = await boats.findByRole("link", { name: "Add the first boat" });
    expect(add.getAttribute("href")).toBe("/fleet");
  });

  it("shows every boat's lock code, and no switch for a boat that is permanently disabled", async () => {
    const gull = testBoat({ id: 5, name: "Gull", managerDisabled: true, lockCode: "1507" });
    await show({ "boats.list": [testBoat({ lockCode: "4712" }), gull] });
    const boats = await region("Boat Management");
    expect(await boats.findByText("4-7-1-2")).toBeTruthy();
    expect(boats.getByText("1-5-0-7")).toBeTruthy();
    expect(boats.getAllByRole("switch")).toHaveLength(1);
    expect(boats.getByText("Permanently disabled")).toBeTruthy();
  });

  it("leads from a temporary password to the account's form", async () => {
    await show({ "auth.me": testMe({ ...avery, temporaryPassword: true }) });
    const link = screen.getByRole("link", { name: "Choose your own password" });
    expect(link.getAttribute("href")).toBe("/account");
  });

  it("asks to log in again once the session has ended", async () => {
    showScreen(<AdminDashboardPage />, { "auth.me": null, "bookings.mine": null });
    expect(await screen.findByText("Authentication Required")).toBeTruthy();
  });
});
