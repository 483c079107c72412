import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testMe } from "../testing/me";
import { showScreen } from "../testing/show-screen";
import { DashboardPage } from "./dashboard-page";

async function open(trainedAt: string | null) {
  const me = testMe({ approvalStatus: "pending", trainedAt, temporaryPassword: true });
  showScreen(<DashboardPage />, { "auth.me": me, "admin.runningAnnouncements": [] });
  await screen.findByRole("heading", { name: "Pending Approval" });
  const steps = [...document.querySelectorAll("ol > li")];
  return steps.map((step) => [
    step.querySelector("h3")?.textContent,
    step.getAttribute("aria-current"),
  ]);
}

it("says first where an applicant stands", async () => {
  expect(await open(null)).toEqual([
    ["Applied, done", null],
    ["Training: you are here", "step"],
    ["Approval", null],
    ["First row", null],
  ]);
  expect(screen.getByText(/1-2 business days, and we will send you an email/)).toBeTruthy();
});

it("waits for the approval once the training is done", async () => {
  expect((await open("2026-11-18T18:00:00.000Z"))[2]).toEqual(["Approval: you are here", "step"]);
});

it("offers what can be done now, and nothing that would be refused", async () => {
  await open(null);
  const ways = screen.getAllByRole("link").map((link) => link.textContent);
  expect(ways).toContain("choose your own password");
  expect(ways.filter((words) => words && /book a boat|buy|emergency/i.test(words))).toEqual([]);
});
