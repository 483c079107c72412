import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clubSettings, defaultClubSettings } from "../../shared/settings/club-settings";
import type { Answering } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { TimePage } from "./time-page";

// All four hundred would be gone through for every button that is looked for.
beforeEach(() => {
  vi.spyOn(Intl, "supportedValuesOf").mockReturnValue(["America/Vancouver", "Europe/Berlin"]);
});

afterEach(() => {
  vi.restoreAllMocks();
  dismissToast();
});

const { openingHours } = defaultClubSettings;

function show() {
  const keep: Answering<"admin.editSettings"> = (given) =>
    clubSettings.parse({ ...defaultClubSettings, ...given });
  const edit = vi.fn(keep);
  const outside = vi.fn<Answering<"admin.bookingsOutside">>(() => ({ bookings: 6 }));
  showScreen(<TimePage />, {
    "admin.settings": defaultClubSettings,
    "admin.editSettings": edit,
    "admin.bookingsOutside": outside,
  });
  return { edit, outside };
}

const entry = async (nr: number) => {
  const list = await screen.findByRole("list", { name: "Open hours" });
  return within(within(list).getAllByRole("listitem")[nr] ?? list);
};

it("says what other hours do before they are saved, and sends the list whole", async () => {
  const { edit, outside } = show();
  const user = userEvent.setup();
  const hours = await entry(0);
  expect(screen.queryByRole("status")).toBeNull();
  await user.selectOptions(hours.getByLabelText("Opens"), "08:00");
  await user.selectOptions(hours.getByLabelText("Closes"), "18:00");
  await user.click(hours.getByLabelText("Mon"));
  const changed = [
    { ...openingHours[0], opens: "08:00", closes: "18:00", days: [2, 3, 4, 5, 6, 7] },
  ];
  await screen.findByText(
    "This closes up to 34 starts a day. 6 bookings ahead lie outside of these hours; none is cancelled.",
  );
  expect(outside).toHaveBeenLastCalledWith({ openingHours: changed });
  expect(screen.getByRole("img", { name: /closed on 5[23] days/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save Place and Time" }));
  expect(await screen.findByText("Place and Time Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    timeZone: "America/Vancouver",
    openingHours: changed,
    seen: { timeZone: "America/Vancouver", openingHours },
  });
});

it("adds hours, puts them first and takes them off again", async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add hours" }));
  const added = await entry(1);
  await user.selectOptions(added.getByLabelText("Opens"), "10:00");
  await user.click(added.getByRole("button", { name: "Move up" }));
  expect((await entry(0)).getByLabelText("Opens")).toHaveProperty("value", "10:00");
  await screen.findByText(/closes up to 10 starts a day/);
  await user.click((await entry(0)).getByRole("button", { name: "Remove hours 1" }));
  expect(screen.queryByRole("status")).toBeNull();
});

it("sends a zone that is typed, and names hours that no club can have", async () => {
  const { edit } = show();
  const user = userEvent.setup();
  const zone = await screen.findByLabelText("Time zone");
  fillIn(zone, "Europe/Berlin");
  const hours = await entry(0);
  fillIn(hours.getByLabelText("First day"), "02-30");
  await user.click(screen.getByRole("button", { name: "Save Place and Time" }));
  expect(await hours.findByText("Please enter a month and a day, such as 04-01")).toBeTruthy();
  fillIn(hours.getByLabelText("First day"), "01-01");
  await user.click(screen.getByRole("button", { name: "Save Place and Time" }));
  expect(await screen.findByText("Place and Time Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    timeZone: "Europe/Berlin",
    seen: { timeZone: "America/Vancouver" },
  });
});

it("sets where the club is, with a point or a comma", async () => {
  const { edit } = show();
  const user = userEvent.setup();
  const { timeZone, latitude, longitude } = defaultClubSettings;
  const retype = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    fillIn(field, text);
    await user.click(screen.getByRole("button", { name: "Save Place and Time" }));
  };
  await retype("Latitude", "north");
  expect((await screen.findByRole("alert")).textContent).toBe("Please enter a number");
  await retype("Latitude", "91");
  expect((await screen.findByRole("alert")).textContent).toBe("Please enter at most 90");
  expect(edit).not.toHaveBeenCalled();
  fillIn(screen.getByLabelText("Latitude"), "46,8139");
  await retype("Longitude", "-9.25");
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    timeZone,
    latitude: 46.8139,
    longitude: -9.25,
    seen: { timeZone, latitude, longitude },
  });
});

it("sets the 24-hour clock and the day that weeks are drawn from", async () => {
  const { edit } = show();
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText(/^Times read by the 24-hour clock/));
  await user.selectOptions(screen.getByLabelText("Weeks are drawn from"), "Sunday");
  await user.click(screen.getByRole("button", { name: "Save Place and Time" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    timeZone: "America/Vancouver",
    clock24: true,
    weekStart: 7,
    seen: { timeZone: "America/Vancouver", clock24: false, weekStart: 1 },
  });
});

it("proposes the zone and the country of the device it is set up on", async () => {
  vi.spyOn(navigator, "language", "get").mockReturnValue("de");
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: "Europe/Berlin",
  });
  const { edit } = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Use this device's: Europe/Berlin" }));
  await user.click(screen.getByRole("button", { name: "Use this device's: Germany" }));
  expect(screen.queryByRole("button", { name: /^Use this/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save Place and Time" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    country: "DE",
    timeZone: "Europe/Berlin",
    seen: { country: "CA", timeZone: "America/Vancouver" },
  });
});
