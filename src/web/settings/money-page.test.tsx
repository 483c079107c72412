import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { clubSettings, defaultClubSettings } from "../../shared/settings/club-settings";
import { fillIn } from "../testing/fill-in";
import { testPlan } from "../testing/plan";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { MoneyPage } from "./money-page";

afterEach(() => dismissToast());

const settings = defaultClubSettings;

function show() {
  const edit = vi.fn((given: object) => clubSettings.parse({ ...settings, ...given }));
  showScreen(<MoneyPage />, {
    "admin.settings": settings,
    "admin.plans": [{ ...testPlan(), isActive: true }],
    "admin.editSettings": edit,
  });
  return edit;
}

const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole("button", { name }));

it("adds a tax, says what that makes of a price, and sends only what was changed", async () => {
  const edit = show();
  expect(await screen.findByText("$262.50")).toBeTruthy();
  await press("Add tax");
  expect(screen.getByText("Please fill in the taxes first.")).toBeTruthy();
  const [, name] = screen.getAllByLabelText("Name");
  const [, percent] = screen.getAllByLabelText("Percent");
  if (!name || !percent) throw new Error("There is no second tax");
  fillIn(name, "QST");
  fillIn(percent, "9,975");
  expect(await screen.findByText("$250.00 + GST $12.50 + QST $24.94")).toBeTruthy();
  expect(screen.getByText("$287.44")).toBeTruthy();
  await press("Save Settings");
  expect(await screen.findByText("Money Settings Saved")).toBeTruthy();
  const { taxes } = settings;
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    taxes: [...taxes, { name: "QST", percent: 9.975, number: "" }],
    seen: { taxes },
  });
});

it("writes amounts as another country does, with taxes in them", async () => {
  const edit = show();
  await userEvent.setup().selectOptions(await screen.findByLabelText(/^Country/), "IE");
  await userEvent.setup().selectOptions(screen.getByLabelText(/^Currency/), "EUR");
  await userEvent.setup().click(screen.getByRole("checkbox"));
  expect(await screen.findByText("€238.10 + GST €11.90")).toBeTruthy();
  await press("Save Settings");
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    country: "IE",
    currency: "EUR",
    pricesIncludeTax: true,
    seen: { country: "CA", currency: "CAD", pricesIncludeTax: false },
  });
});

it("has three taxes at most, and takes them off again", async () => {
  const edit = show();
  for (const _ of [2, 3]) await press("Add tax");
  expect(screen.queryByRole("button", { name: "Add tax" })).toBeNull();
  for (const nr of [3, 2, 1]) await press(`Remove tax ${nr}`);
  expect(await screen.findByText("$250.00")).toBeTruthy();
  await press("Save Settings");
  expect(edit).toHaveBeenCalledExactlyOnceWith({ taxes: [], seen: { taxes: settings.taxes } });
});

it("says beside the currency why it stays", async () => {
  const refusal = "Order 7 is neither paid nor closed yet. Please see to it in the Books first.";
  showScreen(<MoneyPage />, {
    "admin.settings": settings,
    "admin.plans": [],
    "admin.editSettings": () => {
      throw new Error(refusal);
    },
  });
  await userEvent.setup().selectOptions(await screen.findByLabelText(/^Currency/), "EUR");
  await press("Save Settings");
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
});
