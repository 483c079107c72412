import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import { testMe } from "../testing/me";
import { screenAnswers } from "../testing/screen-answers";
import { showScreen } from "../testing/show-screen";
import { DashboardPage } from "./dashboard-page";

async function seatLine(seatCount: number, member: Partial<MemberView> = {}) {
  const known = { "auth.me": testMe(member), "bookings.seatCount": seatCount };
  showScreen(<DashboardPage />, { ...screenAnswers, ...known }, "/dashboard");
  await screen.findByText("My Current Bookings");
  return screen.queryByRole("link", { name: /to row along$/ });
}

it.each([
  [1, "1 open seat to row along"],
  [3, "3 open seats to row along"],
])("leads to %s that others have open", async (count, words) => {
  const line = await seatLine(count);
  expect(line?.textContent).toBe(words);
  expect(line?.getAttribute("href")).toBe("/seats");
});

it("says nothing where there is none", async () => {
  expect(await seatLine(0)).toBeNull();
});

it("says nothing of them to whoever may not row", async () => {
  expect(await seatLine(2, { membershipStatus: "paused" })).toBeNull();
});
