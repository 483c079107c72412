import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testMember } from "../testing/member";
import { showScreen } from "../testing/show-screen";
import { StandingNotices } from "./standing-notices";

const contact = { emergencyContactName: "Kim Marsh", emergencyContactPhone: "250-555-0177" };
const title = /^Whom may the club call if you are not back in time\?/;

it.each([{ emergencyContactPhone: "12" }, { emergencyContactName: "" }])(
  "asks a member whom to call who has left %o",
  async (half) => {
    showScreen(<StandingNotices member={testMember({ ...contact, ...half })} />, {});
    await screen.findByText(title);
    const link = screen.getByRole("link", { name: "Add an emergency contact" });
    expect(link.getAttribute("href")).toBe("/account#emergency-contact");
  },
);

it("asks nobody who has left a contact, or waits for approval", async () => {
  showScreen(<StandingNotices member={testMember(contact)} />, {});
  const waiting = testMember({ approvalStatus: "pending", temporaryPassword: true });
  showScreen(<StandingNotices member={waiting} />, {});
  await screen.findByText("You are still using a temporary password");
  expect(screen.queryByText(title)).toBeNull();
});
