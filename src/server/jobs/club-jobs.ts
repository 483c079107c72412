import { mailAnnouncements } from "../announcements/mail-announcements";
import { remindersAt, remindRowers } from "../bookings/remind-rowers";
import type { ChangeFeed } from "../changes/change-feed";
import { warnOfClearances } from "../clearances/warn-of-clearances";
import { notifyOfNoGo } from "../conditions/notify-of-no-go";
import { renewForecast } from "../conditions/renew-forecast";
import { offerLaterBookings } from "../damage/offer-later-bookings";
import type { Reach } from "../database/out-of-reach";
import { feeRemindersAt, remindOfFees } from "../fees/remind-of-fees";
import { expireHours } from "../hours/expire-hours";
import { warnOfExpiry } from "../hours/warn-of-expiry";
import { raiseAlarms } from "../incidents/raise-alarms";
import type { PaymentServices } from "../payments/payment-services";
import { reconcileOrders } from "../payments/reconcile-orders";
import { offerOn } from "../waitlist/offer-on";
import { forecastJob } from "../weather/refresh-forecast";
import type { Job } from "../workers/job";
import { cleanUp } from "./clean-up";

interface JobHouse extends PaymentServices {
  changes: ChangeFeed;
  weatherUrl: string;
  reach: Reach;
  publicUrl: string;
}

/** Everything the server does by itself; `onError` hears of what a job leaves for its next run. */
export function clubJobs(services: JobHouse, onError: (error: unknown) => void): Job[] {
  const { db, changes, weatherUrl, reach, publicUrl } = services;
  return [
    {
      name: "Raise alarms for late boats",
      rhythm: { everyMinutes: 1 },
      // Should its process be killed, the next one must not wait.
      heldMinutes: 1,
      run: async (moment) => {
        const failures = counted(onError);
        const told = await raiseAlarms(db, failures.note, moment);
        if (told > 0) changes.announce(["bookings"]);
        return failures.words();
      },
    },
    {
      name: "Offer what is free to the waitlist",
      rhythm: { everyMinutes: 1 },
      heldMinutes: 1,
      run: async (moment) => {
        const failures = counted(onError);
        const { ended, offered } = await offerOn(db, failures.note, moment);
        if (ended + offered > 0) changes.announce(["bookings"]);
        return failures.words() || (offered === 0 ? "" : `${offered} offered`);
      },
    },
    {
      name: "Remind tomorrow's rowers",
      rhythm: { dailyAt: remindersAt },
      run: (moment) => remindRowers(db, weatherUrl, moment),
    },
    {
      name: forecastJob,
      rhythm: { everyMinutes: 60 },
      run: async (moment) => {
        const result = await renewForecast(db, { weatherUrl, reach }, moment);
        changes.announce(["club"]);
        return result;
      },
    },
    {
      name: "Tell rowers of a no-go",
      rhythm: { everyMinutes: 5 },
      run: (moment) => notifyOfNoGo(db, publicUrl, moment),
    },
    {
      name: "Expire hours and warn of it",
      rhythm: { everyMinutes: 60 },
      run: async (moment) => {
        const failures = counted(onError);
        await expireHours(db, failures.note, moment);
        await warnOfExpiry(db, failures.note, moment);
        return failures.words();
      },
    },
    {
      name: "Warn of clearances that end",
      rhythm: { everyMinutes: 60 },
      run: async (moment) => {
        const failures = counted(onError);
        await warnOfClearances(db, failures.note, moment);
        return failures.words();
      },
    },
    {
      name: "Remind of the membership fee",
      rhythm: { dailyAt: feeRemindersAt },
      run: async (moment) => {
        await remindOfFees(db, moment);
        return "";
      },
    },
    {
      name: "Look again at unfinished payments",
      rhythm: { everyMinutes: 3 },
      run: async (moment) => {
        const failures = counted(onError);
        await reconcileOrders(services, failures.note, moment);
        return failures.words();
      },
    },
    {
      name: "Offer other boats for unusable ones",
      rhythm: { dailyAt: "05:00" },
      run: async (moment) => {
        const offered = await offerLaterBookings(db, publicUrl, moment);
        return offered === 0 ? "" : `${offered} offered`;
      },
    },
    {
      name: "Mail announcements",
      rhythm: { everyMinutes: 5 },
      run: async (moment) => {
        const failures = counted(onError);
        const mailed = await mailAnnouncements(db, failures.note, moment);
        return failures.words() || (mailed === 0 ? "" : `${mailed} messages`);
      },
    },
    { name: "Clean up", rhythm: { dailyAt: "03:30" }, run: (moment) => cleanUp(db, moment) },
  ];
}

/** Passes failures on and remembers how many there were. */
function counted(onError: (error: unknown) => void) {
  let failures = 0;
  return {
    note: (error: unknown) => {
      failures += 1;
      onError(error);
    },
    words: () => (failures === 0 ? "" : `${failures} failed and are tried again next time`),
  };
}
