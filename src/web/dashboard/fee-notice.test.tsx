import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { AccountInformation } from "./account-information";
import { StandingNotices } from "./standing-notices";

const show = (feePaidUntil?: string | null, changes: object = {}) => {
  const member = testMember({ ...(feePaidUntil !== undefined && { feePaidUntil }), ...changes });
  showScreen(
    <>
      <StandingNotices member={member} />
      <AccountInformation member={member} />
    </>,
    {},
  );
  return screen.findByText("Hours available");
};

// Today is November 20, 2026.
it.each<[string | null, string, string, string]>([
  ["2026-12-20", "Your membership fee ends soon", "Renew your fee", "Paid until December 20, 2026"],
  ["2026-11-20", "Your membership fee ends soon", "Renew your fee", "Paid until November 20, 2026"],
  [
    "2026-11-19",
    "Your membership fee is due",
    "Renew your fee",
    "Was paid until November 19, 2026",
  ],
  [null, "Your membership fee is due", "Pay your fee", "Not paid"],
])(
  "of a fee paid until %s it says “%s”, and leads to where it is paid",
  async (until, ...words) => {
    const [title, link, fact] = words;
    await show(until);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe("/my-hours");
    expect(screen.getByText("Membership fee").nextElementSibling?.textContent).toBe(fact);
  },
);

it.each([
  ["2026-12-21", {}],
  ["2026-11-01", { membershipStatus: "paused" }],
  [null, { approvalStatus: "pending" }],
])("of a fee paid until %s by a member %j it leaves the notice out", async (until, changes) => {
  await show(until, changes);
  expect(screen.queryByRole("link", { name: /fee/ })).toBeNull();
});

it("says nothing where the fee is paid once", async () => {
  await show();
  expect(screen.queryByText(/fee/i)).toBeNull();
});
