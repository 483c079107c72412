import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { testMember } from "../testing/member";
import { showScreen, type Tell } from "../testing/show-screen";
import { testWish, testWishOffered } from "../testing/wish";
import { DashboardPage } from "./dashboard-page";

/** A member's home, with the server's side of its feed. */
function show(listWishes: () => unknown[]) {
  const feeds: Tell[] = [];
  showScreen(<DashboardPage />, {
    "auth.me": { member: testMember(), subscription: null },
    "bookings.mine": [],
    "bookings.myOutings": [],
    "bookings.suggestions": [],
    "bookings.myHours": { hoursRemaining: 10, lots: [], lines: [] },
    "bookings.accessCodes": { access: null },
    "bookings.wishes": listWishes,
    "bookings.changes": (tell: Tell) => {
      feeds.push(tell);
      return () => {};
    },
  });
  return feeds;
}

it("follows the changes for whoever waits, and shows what is then held for them", async () => {
  let wish = testWish();
  const feeds = show(() => [wish]);
  await screen.findByText("You are waiting for");
  await waitFor(() => expect(feeds).toHaveLength(1));
  wish = testWishOffered();
  feeds[0]?.({ topics: ["bookings"] });
  expect(await screen.findByText("Held for you")).toBeTruthy();
});

it("opens no feed for whoever waits for nothing", async () => {
  const feeds = show(() => []);
  await screen.findByText("No current bookings");
  expect(feeds).toHaveLength(0);
});
