import type { ClockTime } from "../time/clock-times";
import type { Formats } from "./formats";
import type { Palette } from "./palette";
import type { Units } from "./units";

/** A day of any year as `MM-dd`: compares as text. */
type MonthDay = string;

/** When the club is open on some days of the year; the first entry that fits a day holds for it. */
export interface OpeningHours {
  /** both included; from November to March it goes over New Year */
  from: MonthDay;
  to: MonthDay;
  /** 1 is Monday, 7 Sunday */
  days: readonly number[];
  opens: ClockTime;
  closes: ClockTime;
}

/** A kind of boat: what an hour in it costs, and how many people it is for. */
export interface BoatKind {
  /** what a boat's `category` says */
  key: string;
  name: string;
  /** the fewest and the most */
  people: readonly [number, number];
  /** balance hours for an hour on the water, in halves */
  rate: number;
}

export type Tax = {
  name: string;
  /** with three decimals at most */
  percent: number;
  /** printed on receipts */
  number: string;
};

/** Whom somebody calls who is in trouble on the water. */
export interface EmergencyCall {
  /** of police, fire and ambulance; empty where the club names none */
  number: string;
  /** as it is said on board, "VHF 16" */
  radio: string;
  rescueCentre: { name: string; phone: string } | null;
}

/** What the landing page says in a club's own words, where they replace ours. */
export interface LandingWords {
  /** under the club's name */
  lead: string;
  /** what the club is; an empty line parts paragraphs */
  about: string;
  /** what comes with every boat, a line each */
  promises: readonly string[];
}

/**
 * What is so at one club and otherwise at the next: its day, its boats, its money. Rules, screens and
 * statements take it from the facts they are given; none knows a club of its own.
 */
export interface ClubProfile extends Formats {
  /** its name in the zone data of the server */
  timeZone: string;
  openingHours: readonly OpeningHours[];
  boatKinds: readonly BoatKind[];
  /** where it is: how amounts are written, and on what paper */
  country: string;
  currency: string;
  taxes: readonly Tax[];
  /** or they come on top of it */
  pricesIncludeTax: boolean;
  units: Units;
  /** null where the club has not said yet */
  emergency: EmergencyCall | null;
  /** with which day weeks are drawn: 1 is Monday, 7 Sunday; what counts by weeks begins on Mondays */
  weekStart: 1 | 7;
  referencePrefix: string;
  /** how far ahead members book, in calendar months */
  horizonMonths: number;
  /** hours */
  longestOuting: number;
  /** for how many weeks an outing is repeated by one press at most; 0 for none */
  seriesWeeks: number;
  /** how long before its start a crew is asked to be at the dock */
  arriveMinutesEarly: number;
  /** how screens and mails are coloured */
  palette: Palette;
  /** null for our words */
  landing: LandingWords | null;
}

/** The documented club: what is so where nobody has chosen otherwise (any club, the table). */
export const documentedProfile: ClubProfile = {
  timeZone: "America/Vancouver",
  openingHours: [
    { from: "01-01", to: "12-31", days: [1, 2, 3, 4, 5, 6, 7], opens: "05:00", closes: "22:00" },
  ],
  boatKinds: [
    { key: "single", name: "Solo 14", people: [1, 2], rate: 1 },
    { key: "double", name: "Tango 17", people: [2, 3], rate: 1.5 },
  ],
  country: "CA",
  currency: "CAD",
  taxes: [{ name: "GST", percent: 5, number: "" }],
  pricesIncludeTax: false,
  units: { wind: "km/h", temperature: "C", distance: "km" },
  emergency: {
    number: "911",
    radio: "VHF 16",
    rescueCentre: { name: "Rescue Coordination Centre", phone: "1-800-567-5111" },
  },
  clock24: false,
  weekStart: 1,
  referencePrefix: "WRC-",
  horizonMonths: 3,
  longestOuting: 4,
  seriesWeeks: 26,
  arriveMinutesEarly: 15,
  palette: "bay",
  landing: null,
};

/** What applicants of the documented club are promised, in words. */
export const approvalTime = "1-2 business days";
