import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { paletteNames } from "../../../shared/profile/palette";
import { paletteCss, paletteStyleId } from "../../../shared/profile/palette-colours";
import { clubSettings, defaultClubSettings } from "../../../shared/settings/club-settings";
import { fillIn } from "../../testing/fill-in";
import { showScreen, testClub } from "../../testing/show-screen";
import { dismissToast } from "../../ui/toasts/toast-store";
import { FacePage } from "./face-page";

afterEach(() => dismissToast());

const settings = defaultClubSettings;

function show(more: object = {}) {
  const edit = vi.fn((given: object) => clubSettings.parse({ ...settings, ...given }));
  showScreen(<FacePage />, { "admin.settings": settings, "admin.editSettings": edit, ...more });
  return edit;
}

const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole("button", { name }));
const painted = () => [
  document.documentElement.dataset.palette,
  document.getElementById(paletteStyleId)?.textContent,
];

it("shows six palettes, and its screen in the chosen one before it is saved", async () => {
  const edit = show();
  expect(await screen.findAllByRole("radio")).toHaveLength(paletteNames.length);
  expect(screen.getByRole("radio", { name: /^Bay/ })).toHaveProperty("checked", true);
  await userEvent.setup().click(screen.getByRole("radio", { name: /^Regatta/ }));
  expect(painted()).toEqual(["regatta", paletteCss("regatta")]);
  expect(edit).not.toHaveBeenCalled();
  await press("Save Face");
  expect(await screen.findByText("Face Saved")).toBeTruthy();
  expect(edit).toHaveBeenCalledExactlyOnceWith({ palette: "regatta", seen: { palette: "bay" } });
});

it("takes the club's own words, and shows them as visitors read them", async () => {
  const edit = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox"));
  fillIn(screen.getByLabelText(/^Under the club's name/), "Rowing since 1880.");
  fillIn(screen.getByLabelText(/^About the club/), "All year.");
  await user.type(screen.getByLabelText(/^What comes with/), "Showers{Enter}{Enter}Coaches");
  const preview = screen.getByRole("region", { name: "Preview" });
  expect(preview.textContent).toBe("As visitors read itRowing since 1880.All year.ShowersCoaches");
  await press("Save Face");
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    landing: { lead: "Rowing since 1880.", about: "All year.", promises: ["Showers", "Coaches"] },
    seen: { landing: null },
  });
});

it("says beside the promises that there are too many", async () => {
  const edit = show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox"));
  await user.type(
    screen.getByLabelText(/^What comes with/),
    "a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}f",
  );
  await press("Save Face");
  expect(await screen.findByText("There are at most 5 promises")).toBeTruthy();
  expect(edit).not.toHaveBeenCalled();
});

it("takes down a picture that it saw hanging", async () => {
  const url = "/club-pictures/1.png";
  const takeDown = vi.fn(() => ({ place: "logo" as const, url: null }));
  const club = { ...testClub, pictures: { ...testClub.pictures, logo: url } };
  show({ "admin.club": club, "admin.takeDownPicture": takeDown });
  expect(await screen.findAllByRole("button", { name: /^Take down/ })).toHaveLength(1);
  await press("Take down: Logo");
  expect(await screen.findByText("Picture Taken Down")).toBeTruthy();
  expect(takeDown).toHaveBeenCalledExactlyOnceWith({ place: "logo", seen: { url } });
});
