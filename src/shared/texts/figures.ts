import type { z } from "zod";
import { damageNumbers } from "../damage/damage-numbers";
import { lateWords } from "../fair-use/late-cancelling";
import { lotValidityDays, refundReopensDays } from "../hours/lots";
import { oneTimeLinkMinutes } from "../members/link-lifetimes";
import { holdsHours } from "../packages/hour-worth";
import type { PlanView } from "../packages/plan-view";
import { currencyName } from "../payments/currency-name";
import { taxesOf, taxNames } from "../payments/tax-words";
import type { ClubProfile } from "../profile/club-profile";
import { approvalTime } from "../profile/club-profile";
import { exactly, windScale } from "../profile/units";
import type { publicClubSettings } from "../settings/club-settings";
import { breezyKmh, calmKmh } from "../weather/rowing-conditions";
import { weatherEveryMinutes } from "../weather/weather-reading";
import { hoursFigures } from "./hours-figures";
import { kindFigures } from "./kind-figures";

/** Children younger than this wear a flotation device. */
const flotationAge = 12;

type Settings = Pick<
  z.infer<typeof publicClubSettings>,
  | "name"
  | "address"
  | "dock"
  | "email"
  | "phone"
  | "foundedIn"
  | "lateCancelMinutes"
  | "lateCancelReturn"
  | "feeSeason"
>;

/** Whole sentences, which follow the safety settings; of what is off they say nothing. */
export const safetyFigureNames = [
  "daylightRule",
  "conditionsRule",
  "forecastRule",
  "noGoMail",
  "clearanceRule",
  "codesAppear",
  "codesLate",
  "launchRule",
  "logRule",
  "lateBoat",
  "logDetails",
  "codesNoted",
] as const;
export type SafetyFigureName = (typeof safetyFigureNames)[number];
type SafetyFigures = Readonly<Record<SafetyFigureName, string>>;

/** What a text may leave for the club's own numbers and settings to say: `{openingTime}`. */
export const figureNames = [
  "openHours",
  "openHoursFirst",
  "openDays",
  "openingTime",
  "closingTime",
  "lastFullStart",
  "lastStart",
  "longestHours",
  "monthsAhead",
  "minutesEarly",
  "boatTypes",
  "roomInEach",
  "aSingle",
  "aDouble",
  "otherRates",
  "soloRate",
  "tangoRate",
  "tangoHalfHour",
  "tangoTwoHours",
  "packageHours",
  "currencyName",
  "gstPercent",
  "withGst",
  "gstAside",
  "gstEnd",
  "reopenDays",
  "lateRule",
  "hoursLast",
  "feeKind",
  "approvalTime",
  "linkMinutes",
  "foundedIn",
  "clubAge",
  "flotationAge",
  "emergencyNumber",
  "excellentWind",
  "goodWind",
  "calmWind",
  "breezyWind",
  "weatherMinutes",
  "damageHours",
  "damageDays",
  "clubName",
  "clubAddress",
  "clubDock",
  "clubEmail",
  "clubPhone",
  ...safetyFigureNames,
] as const;
export type FigureName = (typeof figureNames)[number];
export type Figures = Partial<Record<FigureName, string>>;

/**
 * What each figure is at this club now; without its settings, what the rules alone say. While it is
 * not known how careful the club is, its sentences promise nothing.
 */
export function figuresOf(
  settings: Settings | undefined,
  onSale: readonly PlanView[],
  profile: ClubProfile,
  safety?: SafetyFigures,
): Figures {
  const { taxes } = profile;
  const withTaxes = taxes.length > 0 ? `with ${taxesOf({ taxes })}` : "";
  return {
    ...hoursFigures(profile),
    longestHours: String(profile.longestOuting),
    monthsAhead: String(profile.horizonMonths),
    minutesEarly: String(profile.arriveMinutesEarly),
    ...kindFigures(profile),
    packageHours: packageHours(onSale),
    currencyName: currencyName(profile),
    gstPercent: String(taxes[0]?.percent ?? 0),
    withGst: withTaxes,
    gstAside: withTaxes && `, ${withTaxes},`,
    gstEnd: taxes.length > 0 ? `, with its ${taxNames({ taxes })}` : "",
    lateRule: lateRule(settings),
    hoursLast: hoursLast(onSale),
    feeKind: (settings?.feeSeason ?? "once") === "once" ? "one-time" : "yearly",
    reopenDays: String(refundReopensDays),
    approvalTime: approvalTime,
    linkMinutes: String(oneTimeLinkMinutes),
    foundedIn: String(settings?.foundedIn ?? ""),
    clubAge: clubAge(settings),
    flotationAge: String(flotationAge),
    emergencyNumber: profile.emergency?.number || "the emergency services",
    // Texts of before write "km/h" behind these two.
    excellentWind: String(calmKmh),
    goodWind: String(breezyKmh),
    calmWind: exactly(calmKmh, windScale(profile.units)),
    breezyWind: exactly(breezyKmh, windScale(profile.units)),
    weatherMinutes: String(weatherEveryMinutes),
    damageHours: String(damageNumbers.rowedWithinHours),
    damageDays: String(damageNumbers.offeredDays),
    ...(safety ?? sayNothing),
    ...(settings && {
      clubName: settings.name,
      clubAddress: settings.address,
      clubDock: settings.dock,
      clubEmail: settings.email,
      clubPhone: settings.phone,
    }),
  };
}

function clubAge(settings: Settings | undefined): string {
  return settings?.foundedIn ? `We have been on the water since ${settings.foundedIn}.` : "";
}

function lateRule(settings: Settings | undefined): string {
  return (settings && lateWords(settings)) ?? "";
}

/** Packages may be good for other times than a year, which are then told with each. */
function hoursLast(onSale: readonly PlanView[]): string {
  const year = onSale
    .filter(holdsHours)
    .every(({ validityDays }) => validityDays === lotValidityDays);
  return year ? "one year after purchase" : "after the days that their package is good for";
}

const sayNothing: Figures = Object.fromEntries(safetyFigureNames.map((name) => [name, ""]));

/** "5, 10 or 20", the smallest first; a word that fits where nothing is on sale. */
function packageHours(onSale: readonly PlanView[]): string {
  const sizes = new Set(onSale.filter(holdsHours).map(({ hoursIncluded }) => hoursIncluded));
  const words = [...sizes].sort((a, b) => a - b).map(String);
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words) || "several";
}

const figure = /( ?)\{(\w+)\}/g;

/**
 * The text with its figures filled in; what is no figure stays as it is written. One that says
 * nothing takes the space before it along.
 */
export const fillFigures = (text: string, figures: Figures): string =>
  text.replace(figure, (written, space: string, name: string) => {
    const value = isFigure(name) ? figures[name] : undefined;
    if (value === undefined) return written;
    return value === "" ? "" : `${space}${value}`;
  });

/** The names in braces of a text, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(figure)].flatMap(([, , name]) => name ?? [])),
];

/** The names in braces that are no figure. */
export const unknownNames = (text: string): string[] =>
  namesIn(text).filter((name) => !isFigure(name));

const isFigure = (name: string): name is FigureName => figureNames.some((known) => known === name);
