import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { FoundMember } from "../../shared/members/member-search";
import type { Answers } from "../testing/answers";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { MemberRow } from "./member-row";

afterEach(() => dismissToast());

async function show(member: Partial<FoundMember>, answers: Answers = {}) {
  const sam = { ...testMember({ id: 3, hoursRemaining: 10 }), expiringOn: null, ...member };
  showScreen(<MemberRow member={sam} />, answers);
  return (await screen.findByRole("listitem")).textContent;
}

const openMenu = () => userEvent.click(screen.getByRole("button", { name: "More for Sam Okafor" }));

test("a row opens the member", async () => {
  await show({});
  const link = screen.getByRole("link", { name: "Sam Okafor" });
  expect(link.getAttribute("href")).toBe("/member-management/3");
});

test("one menu holds everything an admin can do", async () => {
  await show({});
  await openMenu();
  const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(items).toEqual([
    "Add Hours",
    "Subtract Hours",
    "Unlimited Hours",
    "Pause",
    "Purchase Packages",
    "Membership Fee",
    "Edit Profile",
    "Reset Password",
    "Delete",
  ]);
});

test("a paused member is started from the menu, and a refusal says why", async () => {
  const refuse = () => Promise.reject(new Error("The club says no."));
  await show({ membershipStatus: "paused" }, { "admin.pauseMember": refuse });
  await openMenu();
  await userEvent.click(screen.getByRole("menuitem", { name: "Start" }));
  expect(await screen.findByText("Failed to pause/unpause member")).toBeTruthy();
  expect(screen.getByText("The club says no.")).toBeTruthy();
});

test.each([
  [{}, []],
  [{ hoursRemaining: 0 }, ["No hours"]],
  [{ expiringOn: "2026-12-04" }, ["Expires Dec 4"]],
  [{ membershipStatus: "paused" as const }, ["Paused"]],
  [{ feePaidUntil: "2027-04-01" }, ["Fee to Apr 1, 2027"]],
  [{ feePaidUntil: "2026-11-20" }, ["Fee to Nov 20, 2026"]],
  [{ feePaidUntil: "2026-11-19" }, ["Fee due"]],
  [{ feePaidUntil: null }, ["Fee due"]],
])("%j is marked with %j", async (member, marks) => {
  const words = await show(member);
  const shown = words?.match(/No hours|Expires Dec 4|Paused|Fee due|Fee to [\w, ]+20\d\d/g) ?? [];
  expect(shown).toEqual(marks);
});
