import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { GrantClearanceInput } from "../../shared/clearances/clearance-schemas";
import type { Answers } from "../testing/answers";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { MemberClearances } from "./member-clearances";

afterEach(() => dismissToast());

const kinds = [
  { name: "Level 1", validDays: 730 },
  { name: "Level 2", validDays: 365 },
];
const level1 = { name: "Level 1", grantedOn: "2025-01-01", expiresOn: "2026-11-30" };

const show = (answers: Answers, clearances = [level1]) =>
  showScreen(<MemberClearances member={{ id: 3, firstName: "Sam" }} heading="h2" />, {
    "admin.clearancesOf": { kinds, clearances },
    ...answers,
  });

it("lists all that the club gives, and what the member holds of it", async () => {
  show({});
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Level 1Until November 30, 2026"),
    expect.stringContaining("Level 2Not held"),
  ]);
});

it("grants in two presses, from today for the usual days", async () => {
  const user = userEvent.setup();
  const grant = vi.fn(({ name, grantedOn, expiresOn = "" }: GrantClearanceInput) => ({
    clearances: [{ name, grantedOn, expiresOn }],
  }));
  show({ "admin.grantClearance": grant });
  await user.click(await screen.findByRole("button", { name: "Grant Level 2, Sam" }));
  await user.click(await screen.findByRole("button", { name: "Grant" }));
  expect(await screen.findByText("Sam: Level 2 until Sat, Nov 20, 2027")).toBeTruthy();
  const days = { grantedOn: "2026-11-20", expiresOn: "2027-11-20" };
  expect(grant).toHaveBeenCalledExactlyOnceWith({
    id: 3,
    name: "Level 2",
    ...days,
    seen: { grantedOn: null, expiresOn: null },
  });
});

it("takes away in two presses, and says what becomes of bookings", async () => {
  const user = userEvent.setup();
  const take = vi.fn(() => ({ clearances: [] }));
  show({ "admin.takeClearance": take });
  await user.click(await screen.findByRole("button", { name: "Take away Level 1, Sam" }));
  expect(screen.getByText(/Bookings that need it stay/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take away" }));
  expect(await screen.findByText("Clearance Taken Away")).toBeTruthy();
  expect(take).toHaveBeenCalledExactlyOnceWith({ id: 3, name: "Level 1" });
});
