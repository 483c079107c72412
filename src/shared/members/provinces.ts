import { type ClubProfile, documentedProfile } from "../profile/club-profile";

/** The 13 provinces and territories. */
export const provinces = [
  "AB",
  "BC",
  "MB",
  "NB",
  "NL",
  "NS",
  "NT",
  "NU",
  "ON",
  "PE",
  "QC",
  "SK",
  "YT",
] as const;

/** As a form offers them. */
export const provinceNames: Record<(typeof provinces)[number], string> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** What a form offers first: BC where the clock is that of BC, else nothing. */
export const likelyProvince = ({ country, timeZone }: ClubProfile): string =>
  country === "CA" && timeZone === documentedProfile.timeZone ? "BC" : "";
