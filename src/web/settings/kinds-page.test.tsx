import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { clubSettings, defaultClubSettings } from "../../shared/settings/club-settings";
import type { Answering } from "../testing/answers";
import { testBoat } from "../testing/boat";
import { fillIn } from "../testing/fill-in";
import { testPlan } from "../testing/plan";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { KindsPage } from "./kinds-page";

afterEach(() => dismissToast());

const { boatKinds } = defaultClubSettings;

function show() {
  const keep: Answering<"admin.editSettings"> = (given) =>
    clubSettings.parse({ ...defaultClubSettings, ...given });
  const edit = vi.fn(keep);
  showScreen(<KindsPage />, {
    "admin.settings": defaultClubSettings,
    "admin.editSettings": edit,
    "boats.list": [testBoat({ category: "single" })],
    "packages.plans": [testPlan(), testPlan({ id: 3, hoursIncluded: 5, price: "175.00" })],
  });
  return edit;
}

const row = async (nr: number) => {
  const list = await screen.findByRole("list", { name: "Kinds of boats" });
  return within(within(list).getAllByRole("listitem")[nr] ?? list);
};

it("says what an hour in a kind costs, in balance hours and at today's packages", async () => {
  show();
  const tango = await row(1);
  await tango.findByText(/at today's packages/);
  expect(tango.getByText(/An hour on the water costs/).textContent).toBe(
    "An hour on the water costs 1.5 hours, $37.50 to $52.50 at today's packages.",
  );
  expect((await row(0)).getByText(/1 boat$/)).toBeTruthy();
});

it("adds a kind that is keyed by its name, and sends the list whole", async () => {
  const edit = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add kind" }));
  const added = await row(2);
  fillIn(added.getByLabelText("Name"), "4x, Coxless");
  for (const [label, value] of [
    ["People, least", "4"],
    ["People, most", "4"],
    ["Rate", "2,5"],
  ] as const) {
    fillIn(added.getByLabelText(label), value);
  }
  await user.click(screen.getByRole("button", { name: "Save Kinds" }));
  expect(await screen.findByText("Kinds of Boats Saved")).toBeTruthy();
  const quad = { key: "4x-coxless", name: "4x, Coxless", people: [4, 4], rate: 2.5 };
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    boatKinds: [...boatKinds, quad],
    seen: { boatKinds },
  });
});

it("names the field of what no kind can be, and keeps what was typed", async () => {
  const edit = show();
  const user = userEvent.setup();
  const tango = await row(1);
  fillIn(tango.getByLabelText("Rate"), "0.3");
  await user.click(screen.getByRole("button", { name: "Save Kinds" }));
  expect(await tango.findByText("Please enter balance hours from 0 to 10, in halves")).toBeTruthy();
  expect(edit).not.toHaveBeenCalled();
});

it("sends the kinds as they are where they are saved untouched", async () => {
  const edit = show();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Save Kinds" }));
  expect(await screen.findByText("Kinds of Boats Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({ boatKinds, seen: { boatKinds } });
});
