import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { BottomBar, useHasBottomBar } from "./bottom-bar";

function Shown() {
  return useHasBottomBar() ? <BottomBar /> : <p>no bar</p>;
}

const show = (member: Partial<MemberView> | null, at: string) =>
  showScreen(<Shown />, { "auth.me": member && testMe(member) }, at);

it("leads a member to four places, and says at which they are", async () => {
  show({}, "/my-hours");
  const bar = within(await screen.findByRole("navigation", { name: "My club" }));
  expect(
    bar.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Home", "/"],
    ["Book", "/booking"],
    ["Outings", "/booking-history"],
    ["Hours", "/my-hours"],
  ]);
  expect(bar.getByRole("link", { current: "page" }).textContent).toBe("Hours");
});

it.each<[string, Partial<MemberView> | null, string]>([
  ["a visitor", null, "/"],
  ["a member before approval", { approvalStatus: "pending" }, "/"],
  ["who chooses a time, where another bar books", {}, "/booking-simple/1"],
])("is not there for %s", async (_, member, at) => {
  show(member, at);
  expect(await screen.findByText("no bar")).toBeTruthy();
  // The session is known by now: had the bar been due, it would have replaced the words.
  expect(screen.queryByRole("navigation")).toBeNull();
});
