import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { WaitlistEntryView } from "../../shared/waitlist/waitlist-schemas";
import type { Tell } from "../testing/answers";
import { testCodes } from "../testing/codes";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { testOfferedEntry, testWaitlistEntry } from "../testing/waitlist-entry";
import { DashboardPage } from "./dashboard-page";

/** A member's home, with the server's side of its feed. */
function show(listWaitlistEntries: () => WaitlistEntryView[]) {
  const feeds: Tell[] = [];
  showScreen(<DashboardPage />, {
    "auth.me": testMe(),
    "bookings.mine": [],
    "bookings.myOutings": [],
    "bookings.suggestions": [],
    "bookings.myHours": { hoursRemaining: 10, lots: [], lines: [] },
    "bookings.accessCodes": testCodes({ access: null }),
    "bookings.wishes": listWaitlistEntries,
    "bookings.changes": (tell: Tell) => {
      feeds.push(tell);
      return () => {};
    },
  });
  return feeds;
}

it("follows the changes for whoever waits, and shows what is then held for them", async () => {
  let entry = testWaitlistEntry();
  const feeds = show(() => [entry]);
  await screen.findByText("You are waiting for");
  await waitFor(() => expect(feeds).toHaveLength(1));
  entry = testOfferedEntry();
  feeds[0]?.({ topics: ["bookings"] });
  expect(await screen.findByText("Held for you")).toBeTruthy();
});

it("opens no feed for whoever waits for nothing", async () => {
  const feeds = show(() => []);
  await screen.findByText("No current bookings");
  expect(feeds).toHaveLength(0);
});
