import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testMe } from "../testing/me";
import { testMember } from "../testing/member";
import { testFee, testPlan } from "../testing/plan";
import { showScreen, testClub } from "../testing/show-screen";
import { PricingPage } from "./pricing-page";

const fiveHours = testPlan({
  id: 1,
  name: "5 Hour Plan",
  hoursIncluded: 5,
  price: "175.00",
  tax: "8.75",
  total: "183.75",
});

it("says of a package what it holds, what its hours cost, its price, its GST and the total", async () => {
  showScreen(<PricingPage />, { "auth.me": null, "packages.plans": [fiveHours] });
  expect((await screen.findByRole("listitem")).textContent).toBe(
    "5 Hour PlanTotal $183.75$35.00 an hour5 hours, about 5 Solo outings. $175.00 + GST $8.75",
  );
});

it("keeps the figures apart where a kind of boat begins with one", async () => {
  const [single, ...others] = testClub.settings.boatKinds.map((kind) =>
    kind.key === "single" ? { ...kind, name: "1x" } : { ...kind, name: "8+" },
  );
  const settings = { ...testClub.settings, boatKinds: [...others, ...(single ? [single] : [])] };
  showScreen(<PricingPage />, {
    "auth.me": null,
    "admin.club": { ...testClub, settings },
    "packages.plans": [fiveHours],
  });
  expect((await screen.findByRole("listitem")).textContent).toContain("about 5 outings in a 1x.");
  expect(screen.getByText(/An 8\+ spends 1\.5 for each hour on the water, a 1x 1\.$/)).toBeTruthy();
});

it("says none of a kind that costs no hours", async () => {
  const boatKinds = testClub.settings.boatKinds.map((kind) =>
    kind.key === "double" ? { ...kind, name: "Kanu", rate: 0 } : kind,
  );
  showScreen(<PricingPage />, {
    "auth.me": null,
    "admin.club": { ...testClub, settings: { ...testClub.settings, boatKinds } },
    "packages.plans": [fiveHours],
  });
  expect(
    await screen.findByText(/spends 1 for each hour on the water, a Kanu none\.$/),
  ).toBeTruthy();
});

it("says what a package saves against the dearest hour, and keeps hours and fee apart", async () => {
  const plans = [testFee(), fiveHours, testPlan()];
  showScreen(<PricingPage />, { "auth.me": null, "packages.plans": plans });
  await screen.findByText("10 Hour Plan");
  const lists = screen.getAllByRole("list");
  expect(lists.slice(0, 2).map((list) => list.querySelectorAll("li").length)).toEqual([2, 1]);
  expect(lists[0]?.textContent).toContain("$25.00 an hour · saves $100.00");
  expect(lists[0]?.textContent?.match(/saves/g)).toHaveLength(1);
});

it("asks a visitor to log in first", async () => {
  showScreen(<PricingPage />, { "auth.me": null, "packages.plans": [] });
  const login = await screen.findByRole("link", { name: "Login to Purchase" });
  expect(login.getAttribute("href")).toBe("/login");
});

it("tells a pending member to wait, and offers nothing to press", async () => {
  showScreen(<PricingPage />, {
    "auth.me": testMe({ approvalStatus: "pending" }),
    "packages.plans": [],
  });
  const button = await screen.findByRole("button", { name: "Pending Approval" });
  expect(button.matches(":disabled")).toBe(true);
});

it("lets an approved member purchase each package", async () => {
  showScreen(<PricingPage />, { "auth.me": testMe(), "packages.plans": [fiveHours] });
  expect(await screen.findByRole("button", { name: "Purchase 5 Hour Plan" })).toBeTruthy();
});

it("tells a paused member why nothing can be bought, and offers nothing to press", async () => {
  const paused = testMe({ membershipStatus: "paused" });
  showScreen(<PricingPage />, { "auth.me": paused, "packages.plans": [fiveHours] });
  expect(await screen.findByText("Your membership is paused")).toBeTruthy();
  expect(await screen.findByText("5 Hour Plan")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("sells nobody the one-time fee twice", async () => {
  const member = testMember({ feePaidAt: "2026-01-05T18:00:00.000Z" });
  showScreen(<PricingPage />, {
    "auth.me": testMe(member),
    "packages.plans": [testFee()],
  });
  const button = await screen.findByRole("button", { name: "Membership Fee: paid" });
  expect(button.matches(":disabled")).toBe(true);
});

it.each([
  ["2027-04-01", "Membership Fee: paid", /can be renewed from January 31, 2027/],
  ["2027-01-19", "Renew Membership Fee", null],
  ["2026-04-01", "Renew Membership Fee", null],
])("offers a fee that is paid until %s as “%s”", async (feePaidUntil, name, sentence) => {
  const member = testMember({ feePaidAt: "2026-03-05T18:00:00.000Z", feePaidUntil });
  const answers = { "auth.me": testMe(member), "packages.plans": [testFee()] };
  showScreen(<PricingPage />, answers);
  expect(await screen.findByRole("button", { name })).toBeTruthy();
  if (sentence) expect(screen.getByText(sentence)).toBeTruthy();
});

it("titles its failure 'Error Loading Packages'", async () => {
  const fails = () => Promise.reject(new Error("HTTP 500"));
  showScreen(<PricingPage />, { "auth.me": null, "packages.plans": fails });
  expect((await screen.findByRole("alert")).textContent).toContain("Error Loading Packages");
});
