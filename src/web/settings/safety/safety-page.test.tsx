import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { defaultSafetySettings } from "../../../shared/settings/safety-settings";
import type { Answers } from "../../testing/answers";
import { fillIn } from "../../testing/fill-in";
import { keepSafety, testSafety } from "../../testing/safety";
import { showScreen, testClub } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { SafetyPage } from "./safety-page";

afterEach(() => dismissToast());

const standing = testSafety();

const refusedTonight = {
  id: 7,
  reference: "WRC-0007",
  bookingDate: "2026-11-21",
  startTime: "20:00",
  duration: 1,
  boatName: "Heron",
  boat: { id: 1, name: "Heron" },
  member: { id: 2, firstName: "Sam", lastName: "Osei" },
  code: "OUTSIDE_DAYLIGHT",
  message: "Sunset is at 5:28 PM; be back by then. The last start for 1 hour is 4:00 PM.",
};

function show(answer = keepSafety(standing), others: Answers = {}) {
  const edit = vi.fn(answer);
  const answers = {
    "admin.safetySettings": standing,
    "admin.refusedBookings": [],
    ...others,
  };
  showScreen(<SafetyPage />, { ...answers, "admin.editSafetySettings": edit });
  return edit;
}

it("takes limits in the club's units, and leaves those that nobody typed as they are stored", async () => {
  const user = userEvent.setup();
  const units = { wind: "kn", temperature: "F", distance: "mi" } as const;
  const edit = show(keepSafety(standing), {
    "admin.club": { ...testClub, settings: { ...testClub.settings, units } },
  });
  expect(await screen.findByLabelText("Wind for everyone, kn")).toHaveProperty("value", "13.5");
  expect(screen.getByLabelText("Coldest air, °F")).toHaveProperty("value", "32");
  const gusts = screen.getByLabelText("Gusts for everyone, kn");
  fillIn(gusts, "120");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Please enter a number from 0.5 to 108 kn")).toBeTruthy();
  fillIn(gusts, "20");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  const { limits } = defaultSafetySettings;
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    limits: { ...limits, base: { windKmh: 25, gustKmh: 37.04 } },
    seen: { limits },
  });
});

it("takes limits as numbers, and says which one makes no sense", async () => {
  const user = userEvent.setup();
  const edit = show();
  const gusts = await screen.findByLabelText("Gusts for everyone, km/h");
  fillIn(gusts, "0");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Please enter a number from 1 to 200 km/h")).toBeTruthy();
  expect(edit).not.toHaveBeenCalled();
  fillIn(gusts, "35");
  await user.selectOptions(screen.getByLabelText("Conditions"), "warn");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  const { limits } = defaultSafetySettings;
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    conditions: "warn",
    limits: { ...limits, base: { windKmh: 25, gustKmh: 35 } },
    seen: { conditions: "off", limits },
  });
});

it("lists what a changed setting would refuse once it is saved, and asks for nothing before", async () => {
  const user = userEvent.setup();
  const list = vi.fn(() => [refusedTonight]);
  show(undefined, { "admin.refusedBookings": list });
  await user.selectOptions(await screen.findByLabelText("Outings in the dark"), "refuse");
  expect(list).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Bookings that would be refused now (1)")).toBeTruthy();
  expect(screen.getByText(refusedTonight.message)).toBeTruthy();
});

it("shows ten of many bookings that would be refused, and fifty more at each press", async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 63 }, (_, id) => ({ ...refusedTonight, id }));
  show(undefined, { "admin.refusedBookings": many });
  await user.selectOptions(await screen.findByLabelText("Outings in the dark"), "refuse");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Bookings that would be refused now (63)")).toBeTruthy();
  expect(screen.getAllByText(refusedTonight.message)).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "Show 50 more" }));
  expect(screen.getAllByText(refusedTonight.message)).toHaveLength(60);
  await user.click(screen.getByRole("button", { name: "Show 3 more" }));
  expect(screen.getAllByText(refusedTonight.message)).toHaveLength(63);
});

const dotted = [
  { name: "St. Anne's", validDays: 365 },
  { name: "Level 2", validDays: 730 },
];

it("has a wind limit for each of the club's clearances, also for one whose name holds a dot", async () => {
  const user = userEvent.setup();
  const edit = show(undefined, { "admin.safetySettings": testSafety({ clearances: dotted }) });
  const own = await screen.findByLabelText<HTMLInputElement>("Wind for Level 2, km/h");
  expect(own.value).toBe("37");
  expect(screen.queryByLabelText("Wind for Level 1, km/h")).toBeNull();
  const wind = screen.getByLabelText("Wind for St. Anne's, km/h");
  fillIn(wind, "201");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Please enter a number from 1 to 200 km/h")).toBeTruthy();
  fillIn(wind, "30");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  const { limits } = defaultSafetySettings;
  const byClearance = { ...limits.byClearance, "St. Anne's": { windKmh: 30, gustKmh: 40 } };
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    limits: { ...limits, byClearance },
    seen: { limits },
  });
});

async function choose(words: RegExp) {
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText("Outing log"), screen.getByText(words));
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
}

it("switches the outing log on", async () => {
  const edit = show();
  await choose(/^On:/);
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({ outingLog: "on", seen: { outingLog: "off" } });
});

it("sends only what was changed of the daylight, and refuses a wrong number beside its field", async () => {
  const edit = show();
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText("Outings in the dark"), "warn");
  const dusk = screen.getByLabelText("Minutes of light after sunset");
  fillIn(dusk, "121");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Please enter 0 to 120 minutes");
  expect(edit).not.toHaveBeenCalled();
  fillIn(dusk, "30");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    daylight: "warn",
    daylightAfterSunset: 30,
    seen: { daylight: "off", daylightAfterSunset: 0 },
  });
});

it("says why a change was refused, and keeps the choice", async () => {
  const sentence = "Still out: Heron. Please note their return first.";
  show(() => Promise.reject(new Error(sentence)));
  await choose(/^On:/);
  expect(await screen.findByText("Failed to save")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Outing log").value).toBe("on");
});

it("names the duty officer, and asks for what is missing of them", async () => {
  const edit = show();
  const user = userEvent.setup();
  fillIn(await screen.findByLabelText("Name"), "Robin Marsh");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Please enter a phone number")).toBeTruthy();
  fillIn(screen.getByLabelText("Phone"), "250-555-0111");
  fillIn(screen.getByLabelText("Email"), "robin@row.example");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  const officer = { name: "Robin Marsh", phone: "250-555-0111", email: "robin@row.example" };
  expect(edit.mock.lastCall).toEqual([{ dutyOfficer: officer, seen: { dutyOfficer: null } }]);
});

it("refuses steps that do not rise, beside the first of them", async () => {
  const edit = show();
  const user = userEvent.setup();
  fillIn(await screen.findByLabelText("Duty officer, minutes late"), "10");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText(/each above the one before/)).toBeTruthy();
  expect(edit).not.toHaveBeenCalled();
});

it("says where the server has no way for an alarm to leave", async () => {
  show(() => testSafety({ warnings: ["No alarm leaves the house."] }));
  await choose(/^On:/);
  expect(await screen.findByText("No alarm leaves the house.")).toBeTruthy();
});

it("names a clearance, and shows the codes some time before the start", async () => {
  const edit = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Add clearance" }));
  fillIn(screen.getByLabelText("Name of the clearance"), "Level 1");
  await user.selectOptions(screen.getByLabelText("For the dark"), "Level 1");
  await user.selectOptions(screen.getByLabelText("Codes appear"), "30 minutes before the start");
  await user.click(screen.getByRole("button", { name: "Save Settings" }));
  expect(await screen.findByText("Safety Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    clearances: [{ name: "Level 1", validDays: 365 }],
    nightClearance: "Level 1",
    codesShown: 30,
    seen: { clearances: [], nightClearance: null, codesShown: "atBooking" },
  });
});
