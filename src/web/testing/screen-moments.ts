import type { Page } from "playwright-core";
import { bookingPath, paths } from "../paths";
import { dockMoments } from "./dock-moments";
import { untilSettled } from "./go-to-screen";
import { pairTablet } from "./pair-tablet";
import { goToDay, press, type ScreenMoment } from "./screen-moment";
import { sharingMoments } from "./sharing-moments";
import { staffMoments } from "./staff-moments";

/** What the pictures and axe see besides the screens themselves. */
export const screenMoments: ScreenMoment[] = [
  {
    name: "mobileMenu",
    whole: false,
    by: "visitor",
    address: paths.home,
    only: "phone",
    act: async (page) => {
      await press(page, "Open menu");
      await page.getByRole("navigation", { name: "Menu" }).waitFor();
    },
  },
  {
    name: "loginErrors",
    by: "visitor",
    address: paths.login,
    act: async (page) => {
      await page.locator("main form").getByRole("button", { name: "Sign In" }).click();
      await page.locator("[aria-invalid='true']").first().waitFor();
    },
  },
  {
    name: "registerErrors",
    by: "visitor",
    address: paths.register,
    act: async (page) => {
      await page.locator("main form button[type='submit']").click();
      await page.locator("[aria-invalid='true']").first().waitFor();
    },
  },
  {
    name: "tryARowErrors",
    by: "visitor",
    address: paths.tryARow,
    act: async (page) => {
      await page.locator("main form button[type='submit']").click();
      await page.locator("[aria-invalid='true']").first().waitFor();
    },
  },
  {
    name: "dockBoard",
    by: "visitor",
    address: paths.faq,
    only: "laptop",
    act: async (page) => {
      await pairTablet(page);
      await page.getByRole("heading", { name: "Later today" }).waitFor();
    },
  },
  {
    name: "accountMenu",
    whole: false,
    by: "approved",
    address: paths.terms,
    only: "laptop",
    act: async (page) => {
      await press(page, /^Account of/);
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "cancelDialog",
    whole: false,
    by: "approved",
    address: paths.home,
    act: async (page) => {
      await press(page, /^Cancel booking/);
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "purchaseDialog",
    whole: false,
    by: "approved",
    address: paths.pricing,
    act: async (page) => {
      await page
        .locator("main")
        .getByRole("button", { name: /^Purchase/ })
        .nth(1)
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "fleetWeek",
    by: "approved",
    address: `${paths.boats}?show=week`,
    only: "laptop",
    act: (page) => page.getByRole("grid", { name: "The boats' week" }).waitFor(),
  },
  { name: "startChosen", by: "approved", address: bookingPath(2), act: chooseStart },
  {
    name: "booked",
    by: "approved",
    address: bookingPath(2),
    act: async (page) => {
      await chooseStart(page);
      await press(page, "Confirm Booking");
      await page.getByRole("region", { name: "Booking Confirmed" }).waitFor();
    },
  },
  ...dockMoments,
  ...sharingMoments,
  ...staffMoments,
];

/** The first start that is free four days ahead, for the shortest outing. */
async function chooseStart(page: Page): Promise<void> {
  await goToDay(page, 4);
  await untilSettled(page);
  await page.getByRole("radio", { name: "1 hour", exact: true }).click();
  await page.locator("[data-state='available']:not([data-misfit])").first().click();
}
