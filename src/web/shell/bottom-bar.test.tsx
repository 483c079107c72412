import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MemberView } from "../../shared/members/member-views";
import { useSignedIn } from "../signed-in";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { BottomBar } from "./bottom-bar";

function Shown() {
  const { member } = useSignedIn();
  return (
    <>
      <p>{member ? "known" : "nobody"}</p>
      <BottomBar />
    </>
  );
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
  ["a visitor", null, "nobody"],
  ["a member before approval", { approvalStatus: "pending" }, "known"],
])("is not there for %s", async (_, member, who) => {
  show(member, "/");
  expect(await screen.findByText(who)).toBeTruthy();
  expect(screen.queryByRole("navigation")).toBeNull();
});
