import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { keepSafety, testSafety } from "../../testing/safety";
import { showScreen } from "../../testing/show-screen";
import { SafetyPage } from "./safety-page";

const clearances = [
  { name: "Level 1", validDays: 730 },
  { name: "Night", validDays: 365 },
];
const standing = testSafety({ clearances, nightClearance: "Night" });

async function show(answer = keepSafety(standing)) {
  const edit = vi.fn(answer);
  showScreen(<SafetyPage />, {
    "admin.safetySettings": standing,
    "admin.refusedBookings": [],
    "admin.editSafetySettings": edit,
  });
  await screen.findByLabelText("For the dark");
  return edit;
}
const names = () => screen.getAllByLabelText<HTMLInputElement>("Name of the clearance");
const days = () => screen.getAllByLabelText<HTMLInputElement>("Valid for days");
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Settings" }));

it("says that two have one name, where they are named, and sends nothing", async () => {
  const edit = await show();
  await userEvent.click(screen.getByRole("button", { name: "Add clearance" }));
  await userEvent.type(names()[2] ?? document.body, "level 1");
  await save();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Please give each clearance a name of its own",
  );
  expect(edit).not.toHaveBeenCalled();
});

it("says beside the field that a clearance has no name, and for how long it may hold", async () => {
  const edit = await show();
  await userEvent.click(screen.getByRole("button", { name: "Add clearance" }));
  await userEvent.clear(days()[0] ?? document.body);
  await save();
  const alerts = await screen.findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    "Please say for how many days it is valid",
    "Please name the clearance",
  ]);
  expect(names()[2]?.getAttribute("aria-invalid")).toBe("true");
  expect(days()[0]?.getAttribute("aria-invalid")).toBe("true");
  expect(edit).not.toHaveBeenCalled();
});

it("keeps one off the list that was taken off it, though the club refuses, until it is taken anew", async () => {
  const refused = "Night is held by Sam Okafor, so it stays.";
  const edit = await show(() => Promise.reject(new Error(refused)));
  await userEvent.click(screen.getByRole("button", { name: "Remove clearance 2" }));
  await userEvent.selectOptions(screen.getByLabelText("For the dark"), "");
  await save();
  expect((await screen.findByRole("alert")).textContent).toBe(refused);
  expect(names().map(({ value }) => value)).toEqual(["Level 1"]);
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    clearances: [{ name: "Level 1", validDays: 730 }],
    nightClearance: null,
    seen: { clearances: standing.clearances, nightClearance: "Night" },
  });
});
