import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { AnnouncedClosure } from "../../shared/closures/announced-closures";
import type { OutingView } from "../../shared/outings/outing-schemas";
import { regatta } from "../testing/closure";
import { testCodes } from "../testing/codes";
import { testMe } from "../testing/me";
import { memberBooking } from "../testing/member-booking";
import { testOuting } from "../testing/outing";
import { showScreen, testClub } from "../testing/show-screen";
import { DashboardPage } from "./dashboard-page";

function open(
  closures: AnnouncedClosure[],
  outings: OutingView[] = [],
  bookings: MemberBookingView[] = [],
) {
  showScreen(<DashboardPage />, {
    "admin.club": { ...testClub, closures },
    "auth.me": testMe(),
    "bookings.mine": bookings,
    "bookings.myOutings": outings,
    "bookings.suggestions": [],
    "bookings.wishes": [],
    "bookings.invitations": [],
    "bookings.myHours": { hoursRemaining: 10, lots: [], lines: [] },
    "bookings.accessCodes": testCodes({ access: null }),
  });
  return screen.findByRole("heading", { level: 1 });
}

it("says first when the club is closed, until that is over", async () => {
  await open([{ ...regatta, id: 2, until: "2026-11-20 12:30", reason: "Fog" }, regatta]);
  expect(await screen.findByText(regatta.words)).toBeTruthy();
  expect(screen.getByText("Regatta")).toBeTruthy();
  expect(screen.queryByText("Fog")).toBeNull();
  cleanup();
  await open([]);
  expect(screen.queryByText(/closed/)).toBeNull();
});

it("says on top that one's own outing falls into it, and else in a line", async () => {
  await open([regatta]);
  expect((await screen.findByText(regatta.words)).closest("details")).toBeTruthy();
  cleanup();
  await open([regatta], [], [memberBooking({ bookingDate: "2026-11-21", startTime: "11:30" })]);
  const words = await screen.findByText(regatta.words);
  expect(words.closest("[role=status]")).toBeTruthy();
  const pass = screen.getByRole("region", { name: "Your next outing" });
  expect(words.compareDocumentPosition(pass)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("lets whoever stands at the dock press before the news", async () => {
  await open([regatta], [testOuting()]);
  const launch = await screen.findByRole("button", { name: "Launch" });
  const news = screen.getByText(regatta.words);
  expect(launch.compareDocumentPosition(news)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
