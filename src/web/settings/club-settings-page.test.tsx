import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { clubSettings, defaultClubSettings } from "../../shared/settings/club-settings";
import type { Answering } from "../testing/answers";
import { fillIn } from "../testing/fill-in";
import { showScreen } from "../testing/show-screen";
import { dismissToast } from "../ui/toasts/toast-store";
import { ClubSettingsPage } from "./club-settings-page";

afterEach(() => dismissToast());

const settings = { ...defaultClubSettings, gateCode: "2010#" };

const keep: Answering<"admin.editSettings"> = (given) =>
  clubSettings.parse({ ...settings, ...given });

function show(answer = keep) {
  const edit = vi.fn(answer);
  showScreen(<ClubSettingsPage />, { "admin.settings": settings, "admin.editSettings": edit });
  return edit;
}

async function retype(label: string, text: string) {
  const field = await screen.findByLabelText(label, { exact: false });
  fillIn(field, text);
}

const save = async () =>
  await userEvent.setup().click(screen.getByRole("button", { name: "Save Settings" }));

it("shows what is known, and sends only what was changed", async () => {
  const edit = show();
  await retype("Gate code", "2011#");
  await save();
  expect(await screen.findByText("Club Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    gateCode: "2011#",
    seen: { gateCode: "2010#" },
  });
});

it("takes the year since when the club rows, and takes it off again", async () => {
  const edit = show();
  await retype("On the water since", "1998");
  await save();
  expect(edit).toHaveBeenLastCalledWith({ foundedIn: 1998, seen: { foundedIn: 2010 } });
  await retype("On the water since", "");
  await save();
  expect(edit).toHaveBeenLastCalledWith({ foundedIn: null, seen: { foundedIn: 1998 } });
});

it.each([
  ["On the water since", "98", "Please enter a year in four digits, or leave it empty"],
  ["Tagline", "x".repeat(201), "Please keep this under 200 characters"],
  ["Email", "nowhere", "Please enter a valid email address"],
])("refuses %s %j beside its field, and sends nothing", async (label, text, message) => {
  const edit = show();
  await retype(label, text);
  await save();
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(edit).not.toHaveBeenCalled();
});

it("limits what each member may hold, and takes a limit away again", async () => {
  const edit = show();
  await retype("Bookings ahead", "4");
  await userEvent.setup().click(await screen.findByRole("button", { name: "Add busy time" }));
  await userEvent.setup().click(screen.getByRole("checkbox", { name: "Sun" }));
  await userEvent.setup().click(screen.getByRole("checkbox", { name: "Wed" }));
  await save();
  expect(await screen.findByText("Club Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    maxAhead: 4,
    primeTime: [{ days: [3, 6], from: "07:00", to: "11:00" }],
    seen: { maxAhead: null, primeTime: [] },
  });
  await retype("Bookings ahead", "");
  await save();
  expect(edit).toHaveBeenLastCalledWith({ maxAhead: null, seen: { maxAhead: 4 } });
});

it("asks for a day of each busy time", async () => {
  const edit = show();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Add busy time" }));
  for (const name of ["Sat", "Sun"]) {
    await userEvent.setup().click(screen.getByRole("checkbox", { name }));
  }
  await save();
  expect((await screen.findByRole("alert")).textContent).toBe("Please choose a day");
  expect(edit).not.toHaveBeenCalled();
});

it("adds and removes social links, at most six", async () => {
  const edit = show();
  const add = await screen.findByRole("button", { name: "Add link" });
  for (const _ of [3, 4, 5, 6]) await userEvent.setup().click(add);
  expect(screen.queryByRole("button", { name: "Add link" })).toBeNull();
  for (const link of [6, 5, 4, 3, 1]) {
    await userEvent.setup().click(screen.getByRole("button", { name: `Remove link ${link}` }));
  }
  await save();
  expect(await screen.findByText("Club Settings Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    social: [settings.social[1]],
    seen: { social: settings.social },
  });
});

it("says when saving fails, and keeps what was typed", async () => {
  show(() => Promise.reject(new Error("The club says no.")));
  await retype("Phone", "250-555-0190");
  await save();
  expect(await screen.findByText("Failed to save")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe("250-555-0190");
});

it("takes whom to call, and sends nobody where every field is empty", async () => {
  const edit = show();
  await retype("Emergency number", "112");
  await retype("Rescue centre", "");
  await retype("Its number", "");
  await save();
  const { emergency } = settings;
  const centreless = { number: "112", radio: "VHF 16", rescueCentre: null };
  expect(edit).toHaveBeenLastCalledWith({ emergency: centreless, seen: { emergency } });
  await retype("Emergency number", "");
  await retype("Radio", "");
  await save();
  expect(edit).toHaveBeenLastCalledWith({ emergency: null, seen: { emergency: centreless } });
});
