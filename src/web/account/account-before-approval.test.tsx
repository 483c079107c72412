import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AccountView } from "../../shared/account/account-schemas";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { AccountPage } from "./account-page";

const account: AccountView = {
  without: [],
  calendars: [],
  devices: [{ name: "Chrome on Android", signedInAt: "2026-11-20T18:00:00.000Z", current: true }],
};

async function open(approvalStatus: "pending" | "approved") {
  showScreen(<AccountPage />, {
    "auth.me": testMe({ approvalStatus }),
    "auth.account": account,
  });
  await screen.findByRole("heading", { name: "Signed-in devices" });
}

const approvedOnly = [
  ["heading", "Profile"],
  ["button", "Save Profile"],
  ["heading", "Messages"],
  ["button", "Make an address"],
  ["button", "Ask for deletion"],
] as const;

describe("the account page before approval", () => {
  it("keeps the password, the devices and one's data", async () => {
    await open("pending");
    expect(screen.getByRole("heading", { name: "Security Settings" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Download my data" })).toBeTruthy();
  });

  it.each(approvedOnly)("has no %s '%s', which comes with approval", async (role, name) => {
    await open("pending");
    expect(screen.queryByRole(role, { name })).toBeNull();
  });

  it.each(approvedOnly)("gives an approved member the %s '%s'", async (role, name) => {
    await open("approved");
    expect(screen.getByRole(role, { name })).toBeTruthy();
  });
});
