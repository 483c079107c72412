import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ClosureView } from "../../shared/closures/closure-schemas";
import { regatta } from "../testing/closure";
import { testMember } from "../testing/member";
import { showScreen, testClub } from "../testing/show-screen";
import { DashboardPage } from "./dashboard-page";

function open(closures: ClosureView[]) {
  showScreen(<DashboardPage />, {
    "admin.club": { ...testClub, closures },
    "auth.me": { member: testMember(), subscription: null },
    "bookings.mine": [],
    "bookings.myOutings": [],
    "bookings.suggestions": [],
    "bookings.myHours": { hoursRemaining: 10, lots: [], lines: [] },
    "bookings.accessCodes": { access: null },
  });
  return screen.findByRole("heading", { level: 1 });
}

it("says first when the club is closed, until that is over", async () => {
  const running = { ...regatta, startDate: "2026-11-20", endDate: "2026-11-20", endTime: "18:00" };
  const over = { ...running, id: 2, endTime: "12:30", reason: "Fog" };
  await open([over, running]);
  expect(await screen.findByText("The club is closed until 6:00 PM today")).toBeTruthy();
  expect(screen.getByText("Regatta")).toBeTruthy();
  expect(screen.queryByText("Fog")).toBeNull();
  cleanup();
  await open([]);
  expect(screen.queryByText(/closed/)).toBeNull();
});
