import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { defaultClubSettings } from "../../shared/settings/club-settings";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { ClubSettingsPage } from "./club-settings-page";

afterEach(() => dismissToast());

function show(changes: object = {}) {
  const settings = { ...defaultClubSettings, ...changes };
  const edit = vi.fn((given: object) => ({ ...settings, ...given }));
  showScreen(<ClubSettingsPage />, { "admin.settings": settings, "admin.editSettings": edit });
  return edit;
}

const choose = async (label: string, value: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), value);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Settings" }));

it("gives the fee a season that ends on a day that there is", async () => {
  const edit = show();
  expect((await screen.findByLabelText<HTMLSelectElement>("The fee is paid")).value).toBe("once");
  expect(screen.queryByLabelText("It ends in")).toBeNull();
  await choose("The fee is paid", "For a season of a year");
  await choose("It ends in", "January");
  await choose("On day", "31");
  await choose("It ends in", "February");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Only members whose fee is paid/ }));
  await save();
  expect(await screen.findByText("Club Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    feeSeason: "02-29",
    feeGatesBooking: true,
    seen: { feeSeason: "once", feeGatesBooking: false },
  });
});

it("takes the seasons away again", async () => {
  const edit = show({ feeSeason: "09-30" });
  expect((await screen.findByLabelText<HTMLSelectElement>("On day")).value).toBe("30");
  await choose("The fee is paid", "Once, for good");
  await save();
  expect(await screen.findByText("Club Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({ feeSeason: "once", seen: { feeSeason: "09-30" } });
});
