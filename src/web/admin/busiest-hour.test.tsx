import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { adminBooking } from "../testing/admin-booking";
import { testBoat } from "../testing/boat";
import { testMe } from "../testing/me";
import { foundMember, testMember } from "../testing/member";
import { testOutingOut } from "../testing/outing";
import { nothingWaits } from "../testing/screen-answers";
import { showScreen } from "../testing/show-screen";
import { stubScreenWidth } from "../testing/wide-screen";
import { AdminDashboardPage } from "./admin-dashboard-page";

beforeEach(() => {
  stubScreenWidth(true);
  Element.prototype.scrollIntoView = vi.fn();
});

const region = async (name: string) => within(await screen.findByRole("region", { name }));

const counts = {
  totalMembers: 5000,
  activeMembers: 5000,
  pendingApprovals: 0,
  totalBoats: 40,
  availableBoats: 40,
  adminUsers: 1,
};

it("the admins' home stays small at the busiest hour of a club of 40 boats", async () => {
  const fleet = Array.from({ length: 40 }, (_, nr) => nr + 1);
  const starts = ["08:00", "10:00", "12:00", "14:00"];
  const booked = starts.flatMap((time, turn) =>
    fleet.map((boatId) =>
      adminBooking({
        id: 100 * turn + boatId,
        boatId,
        memberName: `Robin Number ${boatId}`,
        time,
        duration: 2,
      }),
    ),
  );
  const refused = booked.map(({ id, reference, date, time, duration, boatName }) => ({
    id,
    reference,
    bookingDate: date,
    startTime: time,
    duration,
    boatName,
    boat: { id: 1, name: boatName },
    member: { id: 3, firstName: "Sam", lastName: "Okafor" },
    code: "CLUB_CLOSED" as const,
    message: "The club is closed",
  }));
  showScreen(<AdminDashboardPage />, {
    "auth.me": testMe(testMember({ isAdmin: true })),
    "admin.counts": counts,
    "admin.blocks": [],
    "admin.latestBookings": [],
    "admin.waiting": nothingWaits,
    "bookings.mine": [],
    "bookings.wishes": [],
    "bookings.invitations": [],
    "boats.list": fleet.map((id) => testBoat({ id, name: `Number ${id}`, lockCode: "4712" })),
    "admin.bookingsRange": booked,
    "admin.refusedBookings": refused,
    "bookings.outings": fleet.map((boatId) => testOutingOut({ bookingId: 200 + boatId })),
    "admin.searchMembers": {
      members: Array.from({ length: 25 }, (_, id) => foundMember({ id })),
      total: 5000,
    },
  });
  const out = await region("On Water");
  await waitFor(() => expect(out.getAllByRole("listitem")).toHaveLength(40));
  await screen.findByText("Bookings that would be refused now (160)");
  // What comes last, so that all is there which is counted.
  await region("Members");
  await region("The Club in Numbers");
  // With the frame of every page, which has some 120 more, at most 2,500.
  expect(document.querySelectorAll("*").length).toBeLessThanOrEqual(2350);
  const boats = await region("Boat Management");
  await userEvent.click(await boats.findByRole("button", { name: "Show 30 more boats" }));
  expect(boats.getAllByRole("switch")).toHaveLength(40);
  await userEvent.click(await screen.findByRole("button", { name: "Show 25 more boats" }));
  expect(screen.queryByRole("button", { name: /more boats$/ })).toBeNull();
});
