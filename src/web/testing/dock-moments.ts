import type { Page } from "playwright-core";
import type { OutingView } from "../../shared/outings/outing-schemas";
import type { ReplacementView } from "../../shared/replacements/replacement-schemas";
import { fromMinutes } from "../../shared/time/clock-times";
import { bookingPath, paths } from "../paths";
import { openWithAnswers } from "./answer-instead";
import { testOuting } from "./outing";
import { askClubTime, goToDay, press, type ScreenMoment } from "./screen-moment";

/** What members see at the dock, and where a booking does not go ahead as it was made. */
export const dockMoments: ScreenMoment[] = [
  {
    name: "launch",
    by: "approved",
    address: paths.faq,
    act: async (page) => {
      await openAtTheDock(page, "Ready to launch", {});
      await page.getByText("Who is with you, and where to?").click();
    },
  },
  {
    name: "out",
    by: "approved",
    address: paths.faq,
    act: (page) => openAtTheDock(page, "You are out", launched()),
  },
  {
    name: "kilometres",
    by: "approved",
    address: paths.faq,
    act: (page) => openAtTheDock(page, "Welcome back", landed()),
  },
  {
    name: "swapOffer",
    by: "visitor",
    address: paths.faq,
    act: (page) => openWithAnswers(page, offerPath, { "bookings.offer": offered }),
  },
  {
    name: "roughOffer",
    by: "visitor",
    address: paths.faq,
    act: (page) =>
      openWithAnswers(page, offerPath, {
        "bookings.offer": { ...offered, reason: "no-go", choices: ["cancel"], swapTo: null },
      }),
  },
  {
    name: "darkStart",
    by: "approved",
    address: bookingPath(1),
    act: async (page) => {
      await goToDay(page, 6);
      await page.locator("[data-slot='21:00']").click();
      await page.getByText(/advised time to be back/).waitFor();
    },
  },
  {
    name: "closedDay",
    by: "approved",
    address: bookingPath(1),
    act: async (page) => {
      await goToDay(page, 7);
      await page.getByText("The club is closed", { exact: true }).waitFor();
    },
  },
  {
    name: "programs",
    by: "approved",
    address: paths.account,
    act: async (page) => {
      await press(page, "Show my tokens");
      await page.getByLabel("Name of the app").fill("Kitchen display");
      await press(page, "Make a token");
      await page.getByLabel(/^The token of Kitchen display/).waitFor();
    },
  },
];

/** The dashboard of somebody whose outing is from now for an hour, whatever the hour is. */
async function openAtTheDock(page: Page, heading: string, over: Partial<OutingView>) {
  const { today, minutes } = await askClubTime(page);
  const endTime = fromMinutes(Math.min(minutes + 60, lastMinute));
  const times = { bookingDate: today, startTime: fromMinutes(minutes), endTime, dueTime: endTime };
  const outings = [testOuting({ ...over, ...times })];
  await openWithAnswers(page, paths.dashboard, { "bookings.myOutings": outings });
  await page.getByRole("heading", { name: heading }).waitFor();
}

const lastMinute = 24 * 60 - 1;

/** What a launch, and a landing without kilometres, leave. */
const launched = () => ({ launchedAt: new Date().toISOString(), state: "launched" as const });
const landed = () => ({
  ...launched(),
  landedAt: new Date().toISOString(),
  state: "landed" as const,
});

const offerPath = "/booking-offers/an-address";

const offered: ReplacementView = {
  reason: "unusable",
  boatName: 'Tango 17 "Cormorant"',
  booking: {
    id: 51,
    reference: "WRC-0051",
    boatId: 4,
    boat: { name: 'Tango 17 "Cormorant"' },
    bookingDate: "2026-11-26",
    startTime: "14:00",
    duration: 1,
    hoursUsed: 1.5,
    hoursReturned: 0,
    status: "confirmed",
  },
  choices: ["swap", "cancel"],
  outcome: null,
  swapTo: { id: 3, name: 'Tango 17 "Orca"' },
};
