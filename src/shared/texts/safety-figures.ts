import { z } from "zod";
import { minutesWords } from "../access-codes/codes-words";
import type { WindLimits } from "../conditions/condition-limits";
import { noGoNoticeMinutes } from "../conditions/forecast-hours";
import { expiryWarningDays } from "../hours/lots";
import { outingLimits } from "../outings/outing-numbers";
import { distanceScale, exactly, temperatureScale, type Units, windScale } from "../profile/units";
import type { SafetySettings } from "../settings/safety-settings";
import { type SafetyFigureName, safetyFigureNames } from "./figures";

/** What of the safety settings every reader of the texts may know. */
export const safetyFiguresView = z.record(z.enum(safetyFigureNames), z.string());

type Sentence = (settings: SafetySettings) => string;

/**
 * What FAQ and terms say of the safety settings: whole sentences, with the numbers of the settings in
 * them. Of what is off nothing is promised: its sentences are empty.
 */
export const safetyFigures = (
  settings: SafetySettings,
  units: Units,
): Record<SafetyFigureName, string> => ({
  daylightRule: daylightRule(settings),
  conditionsRule: conditionsRule(settings, units),
  forecastRule: settings.conditions === "off" ? "" : forecastRule,
  noGoMail: settings.conditions === "off" ? "" : noGoMail,
  clearanceRule: clearanceRule(settings),
  codesAppear: codesAppear(settings),
  codesLate: codesLate(settings),
  launchRule: settings.outingLog === "on" ? launchRule : "",
  logRule: settings.outingLog === "on" ? logRule : "",
  lateBoat: settings.outingLog === "on" ? lateBoatTold(settings) : lateBoatUnseen,
  logDetails: settings.outingLog === "on" ? logDetails : "",
  codesNoted: settings.codesShown === "atBooking" ? "" : codesNoted,
});

const daylightRule: Sentence = ({ daylight, nightClearance, ...margins }) => {
  if (daylight === "off") return "";
  const from = `${margin(margins.daylightBeforeSunrise, "before")}sunrise`;
  const to = `${margin(margins.daylightAfterSunset, "after")}sunset`;
  const bounds = `An outing is in the dark when it starts earlier than ${from} or ends later than ${to}, by the sun of its day.`;
  const follows =
    daylight === "refuse"
      ? "Such an outing cannot be booked."
      : "Whoever books such an outing is warned, and the warning stays with the booking.";
  const exempt =
    nightClearance === null
      ? ""
      : ` This does not hold for whoever has the clearance ${nightClearance}, in a boat with lights.`;
  return `${bounds} ${follows}${exempt}`;
};

const margin = (minutes: number, side: string) =>
  minutes === 0 ? "" : `${minutesWords(minutes)} ${side} `;

const conditionsRule = (
  { conditions, limits, clearances }: SafetySettings,
  units: Units,
): string => {
  if (conditions === "off") return "";
  const { base, byClearance, minVisibilityKm, minTemperatureC } = limits;
  const ownLimits = new Map(Object.entries(byClearance));
  const others = clearances.flatMap(({ name }) => {
    const own = ownLimits.get(name);
    const differs =
      own &&
      (own.windKmh !== base.windKmh || own.gustKmh !== base.gustKmh) &&
      windWords(own, units);
    return differs ? `with ${name} ${differs}` : [];
  });
  const wind = [windWords(base, units), ...others].join("; ");
  const follows =
    conditions === "refuse"
      ? "and cannot be booked"
      : "and whoever books it all the same is warned";
  const sight = exactly(minVisibilityKm, distanceScale(units));
  const air = exactly(minTemperatureC, temperatureScale(units));
  return `The club's limits are ${wind}; ${sight} of visibility and ${air}. Beyond them, or in thunder, a start reads No-go by the forecast, ${follows}.`;
};

function windWords({ windKmh, gustKmh }: WindLimits, units: Units): string {
  const scale = windScale(units);
  return `${exactly(windKmh, scale)} of wind and ${exactly(gustKmh, scale)} in gusts`;
}

const forecastRule =
  "The verdict on a start, Go, Careful or No-go, goes by a forecast that the club asks for every hour. Where that is missing or too old it reads Unknown.";

const noGoMail = `If the forecast makes your outing a No-go, you hear of it by mail, ${minutesWords(noGoNoticeMinutes)} before the start at the earliest, with a page that cancels it and returns all its hours.`;

const clearanceRule: Sentence = ({ clearances }) => {
  if (clearances.length === 0) return "";
  const names = listed(clearances.map(({ name }) => name));
  const days = listed(expiryWarningDays.toReversed().map(String), "conjunction");
  return `A boat may ask for a clearance (${names}), which staff grant for some time. It is booked and launched only by whoever holds that on the day of rowing. The boat says what it wants, your account says what you hold and until when, and a mail comes ${days} days before it ends.`;
};

const codesAppear: Sentence = ({ codesShown }) =>
  codesShown === "atBooking"
    ? "once you have booked"
    : `${minutesWords(codesShown)} before the start`;

const codesLate: Sentence = ({ codesShown, outingLog }) => {
  if (codesShown === "atBooking") return "";
  const sooner = outingLog === "on" ? "you launch or its time has come" : "its time has come";
  return `Until then each place says when. A booking made later than that shows them once ${sooner}. They are not sent by mail.`;
};

const launchRule =
  "When you leave press Launch on your phone, and Back at the dock when you are back. It needs no network for that: your phone keeps the presses with their times, and sends them once you open this site with a network again.";

const logRule =
  "They are for saying when you launch and when you are back, which you can do on your dashboard as well. The code on a boat opens its page. The tablet shows first names with an initial, and no codes.";

const lateBoatTold: Sentence = ({ overdueAfter, dutyOfficer }) => {
  const [rower, next, everyone] = overdueAfter;
  const second = dutyOfficer ? "the duty officer" : "managers and admins";
  const { extensionMinutes, longestExtensionMinutes } = outingLimits;
  return `The club's log sees that a boat is late: ${rower} minutes after it was due its rower gets a mail, after ${next} minutes ${second}, after ${everyone} minutes all managers and admins. While the boat is free, its rower can stay out longer, up to ${extensionMinutes} minutes at a time and ${longestExtensionMinutes} in all.`;
};

const lateBoatUnseen = "The club does not see by itself that a boat is not back.";

const logDetails = `Staff and its rower see who was aboard an outing, its plan and notes, until ${outingLimits.textDays} days after the landing. Managers and the duty officer also see the emergency contact of a rower who is overdue.`;

const codesNoted = "We note when a booking's codes are shown for the first time.";

const listed = (words: readonly string[], type: Intl.ListFormatType = "disjunction") =>
  new Intl.ListFormat("en-GB", { type }).format(words);
