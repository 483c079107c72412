import { z } from "zod";
import { searchable } from "../fields/compare-words";
import { tidyText } from "../fields/tidy-text";
import { formatTime } from "../time/clock-times";
import { documentedProfile } from "./club-profile";
import { countries } from "./countries";
import { currencies } from "./currencies";
import type { Formats } from "./formats";
import { kindKey } from "./kind-key";
import { longestAnywhere } from "./outing-lengths";
import { paletteNames } from "./palette";
import { distanceUnits, temperatureUnits, windUnits } from "./units";

/** How long the number of a tax may be. */
export const longestTaxNumber = 40;

// What of a club's profile its admins choose, as it is checked when they do (any club, the table).

const monthDay = z.string().refine((day) => z.iso.date().safeParse(`2028-${day}`).success, {
  error: "Please enter a month and a day, such as 04-01",
});

const halfHour = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|30)$/, { error: "Please choose a full or a half hour" });

const hoursEntry = (formats: Formats) =>
  z
    .object({
      from: monthDay,
      to: monthDay,
      days: z
        .array(z.int().min(1).max(7), { error: "Please choose days" })
        .min(1, { error: "Please choose at least one day of the week" })
        .refine((days) => new Set(days).size === days.length, {
          error: "Please name each day once",
        }),
      opens: halfHour.refine((time) => time >= "04:00", {
        error: `The club opens at ${formatTime("04:00", formats)} at the earliest`,
      }),
      closes: halfHour,
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ["closes"],
      error: "The club closes after it has opened",
    });

const wrongPeople = "Please enter from 1 to 24 people, the fewest first";
const person = z
  .int({ error: wrongPeople })
  .min(1, { error: wrongPeople })
  .max(24, { error: wrongPeople });

const wrongRate = "Please enter balance hours from 0 to 10, in halves";

const boatKind = z.object({
  key: kindKey.refine((key) => key !== "boat", { error: "Please choose another key" }),
  name: z
    .string()
    .overwrite(tidyText)
    .min(1, { error: "Please name the kind" })
    .max(40, { error: "Please keep this under 40 characters" }),
  people: z
    .tuple([person, person], { error: wrongPeople })
    .refine(([least, most]) => least <= most, { error: wrongPeople }),
  rate: z
    .number({ error: wrongRate })
    .min(0, { error: wrongRate })
    .max(10, { error: wrongRate })
    .multipleOf(0.5, { error: wrongRate }),
});

const once = (words: readonly string[]) => new Set(words.map(searchable)).size === words.length;

const boatKinds = z
  .array(boatKind, { error: "Please name the kinds of boats" })
  .min(2, { error: "A club has 2 to 12 kinds of boats" })
  .max(12, { error: "A club has 2 to 12 kinds of boats" })
  .refine((kinds) => ["single", "double"].every((key) => kinds.some((kind) => kind.key === key)), {
    error: "The kinds `single` and `double` stay; they may be named as you like",
  })
  .refine((kinds) => once(kinds.map(({ key }) => key)) && once(kinds.map(({ name }) => name)), {
    error: "Two kinds have one name",
  });

const shortLine = z
  .string({ error: "Please leave this empty where there is none" })
  .overwrite(tidyText)
  .max(60, { error: "Please keep this under 60 characters" });

/** Whom to call from the water; what is empty is left out. */
export const emergencyCall = z.object({
  number: shortLine,
  radio: shortLine,
  rescueCentre: z
    .object({
      name: shortLine.min(1, { error: "Please name the rescue centre" }),
      phone: shortLine.min(1, { error: "Please enter the rescue centre's number" }),
    })
    .nullable(),
});

const wrongPercent = "Please enter a percent from 0.001 to 30, with three decimals at most";

const tax = z.object({
  name: z
    .string({ error: "Please name the tax" })
    .overwrite(tidyText)
    .min(1, { error: "Please name the tax" })
    .max(20, { error: "Please keep this under 20 characters" }),
  percent: z
    .number({ error: wrongPercent })
    .min(0.001, { error: wrongPercent })
    .max(30, { error: wrongPercent })
    .refine((percent) => Math.round(percent * 1000) / 1000 === percent, { error: wrongPercent }),
  /** printed on receipts */
  number: z
    .string({ error: "Please enter the number, or leave it empty" })
    .overwrite(tidyText)
    .max(longestTaxNumber, { error: `Please keep this under ${longestTaxNumber} characters` }),
});

const taxes = z
  .array(tax, { error: "Please name the taxes" })
  .max(3, { error: "A club has at most 3 taxes" })
  .refine((all) => once(all.map(({ name }) => name)), { error: "Two taxes have one name" });

const writing = (most: number) =>
  z
    .string({ error: "Please write something, or leave it empty" })
    .overwrite((text) => tidyText(text).replaceAll("\r\n", "\n"))
    .max(most, { error: `Please keep this under ${most} characters` });

/** The landing page in a club's own words. */
export const landingWords = z.object({
  lead: writing(300),
  about: writing(2000),
  promises: z
    .array(writing(60).min(1, { error: "Please write something in each line" }), {
      error: "Please name the promises",
    })
    .max(5, { error: "There are at most 5 promises" }),
});

const unitOf = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `Please choose one of ${names.join(", ")}` });

const units = z.object({
  wind: unitOf(windUnits),
  temperature: unitOf(temperatureUnits),
  distance: unitOf(distanceUnits),
});

const wrongMonths = "Please enter whole months from 1 to 12";
const wrongLength = `Please enter hours from 1 to ${longestAnywhere}, in halves`;
const wrongWeeks = "Please enter whole weeks from 0, for none, to 26";
const wrongMinutes = "Please enter whole minutes from 0 to 60";

/** When the club is open; what is refused of it is written as the club writes times. */
export const openingHoursAt = (formats: Formats) =>
  z
    .array(hoursEntry(formats), { error: "Please say when the club is open" })
    .max(12, { error: "A club has at most 12 entries of hours" });

/** The part of the club settings that makes one club differ from the next. */
export const profileSettings = z.object({
  /** a name that the server's zone data knows */
  timeZone: z.string({ error: "Please choose a time zone" }).max(60, {
    error: "Please choose a time zone",
  }),
  /** the first entry that fits a day holds for it; a day that none fits is closed */
  openingHours: openingHoursAt(documentedProfile),
  boatKinds,
  emergency: emergencyCall.nullable(),
  country: z.string().refine((country) => countries.includes(country), {
    error: "Please choose a country, by its two letters",
  }),
  currency: z.string().refine((currency) => currencies.includes(currency), {
    error: "Please choose a currency of the list",
  }),
  /** on each price; none where the club charges none */
  taxes,
  pricesIncludeTax: z.boolean({ error: "Please say whether prices are with their taxes" }),
  clock24: z.boolean({ error: "Please say whether times read by the 24-hour clock" }),
  weekStart: z.union([z.literal(1), z.literal(7)], { error: "A week begins on Monday or Sunday" }),
  /** what is shown and typed; what is stored stays in km/h, °C and km */
  units,
  referencePrefix: z.string().regex(/^([A-Z\d]{1,5}-)?$/, {
    error: "Please enter up to 5 capitals or figures and a hyphen, or leave it empty",
  }),
  horizonMonths: z
    .int({ error: wrongMonths })
    .min(1, { error: wrongMonths })
    .max(12, { error: wrongMonths }),
  longestOuting: z
    .number({ error: wrongLength })
    .min(1, { error: wrongLength })
    .max(longestAnywhere, { error: wrongLength })
    .multipleOf(0.5, { error: wrongLength }),
  seriesWeeks: z
    .int({ error: wrongWeeks })
    .min(0, { error: wrongWeeks })
    .max(26, { error: wrongWeeks }),
  arriveMinutesEarly: z
    .int({ error: wrongMinutes })
    .min(0, { error: wrongMinutes })
    .max(60, { error: wrongMinutes }),
  palette: z.enum(paletteNames, { error: "Please choose one of the palettes" }),
  landing: landingWords.nullable(),
});
