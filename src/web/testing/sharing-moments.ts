import { addMinutes } from "date-fns";
import type { Page } from "playwright-core";
import { defaultFairUse } from "../../shared/fair-use/fair-use-settings";
import { addDays } from "../../shared/time/club-dates";
import { bookingPath, paths } from "../paths";
import { openWithAnswers } from "./answer-instead";
import { askClubTime, goToDay, press, type ScreenMoment } from "./screen-moment";
import { testOfferedEntry, testWaitlistEntry } from "./waitlist-entry";

/** How members share the boats: bookings that move, fair shares, and the waitlist. */
export const sharingMoments: ScreenMoment[] = [
  {
    name: "moving",
    by: "approved",
    address: paths.home,
    act: async (page) => {
      await page
        .getByRole("link", { name: /^Move booking/ })
        .first()
        .click();
      await page.getByText(/^Moving /).waitFor();
    },
  },
  {
    name: "fairShare",
    by: "approved",
    address: paths.faq,
    act: async (page) => {
      const weekends = [{ days: [6, 7], from: "07:00", to: "11:00" }];
      const limits = { maxAhead: 4, maxHoursPerWeek: 6, primeTime: weekends, maxPrimePerWeek: 1 };
      const fairUse = { ...defaultFairUse, ...limits };
      await openWithAnswers(page, bookingPath(2), { "boats.gates": { fairUse } });
      await page.getByText(/^You have /).waitFor();
    },
  },
  {
    name: "wishForm",
    whole: false,
    by: "approved",
    address: bookingPath(1),
    act: async (page) => {
      await goToDay(page, 5);
      await press(page, /booked until/);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "heldForMe",
    by: "approved",
    address: paths.faq,
    act: openWithWaitlist,
  },
];

/** One outing is held for somebody, and they wait for another. */
async function openWithWaitlist(page: Page): Promise<void> {
  const { today } = await askClubTime(page);
  const dateStr = addDays(today, 2);
  const until = addMinutes(new Date(), 43).toISOString();
  const offer = { bookingId: 77, boatId: 1, startTime: "08:00", until };
  const entries = [
    testOfferedEntry({ dateStr, offer }),
    testWaitlistEntry({ id: 6, kind: "double", boatId: null, dateStr }),
  ];
  await openWithAnswers(page, paths.waitlist, { "bookings.wishes": entries });
  await page.getByRole("heading", { name: "Held for you" }).waitFor();
}
