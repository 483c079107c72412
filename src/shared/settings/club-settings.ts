import { z } from "zod";
import { codesShown } from "../access-codes/codes-schemas";
import { defaultFairUse, fairUseSettings, lateCancelTerms } from "../fair-use/fair-use-settings";
import { defaultSeason, seasonSettings } from "../fees/season-settings";
import { email } from "../fields/email";
import { phone } from "../fields/phone";
import { seenOf } from "../fields/seen";
import { tidyText } from "../fields/tidy-text";
import { type ClubProfile, documentedProfile } from "../profile/club-profile";
import { longestTaxNumber, openingHoursAt, profileSettings } from "../profile/profile-settings";

const yearError = "Please enter a year in four digits, or leave it empty";
const line = z
  .string()
  .overwrite(tidyText)
  .max(200, { error: "Please keep this under 200 characters" });

/** What every visitor may know about the club. */
export const publicClubSettings = z.object({
  name: line.min(1, { error: "The club needs a name" }),
  tagline: line,
  address: line,
  dock: line,
  email: email("Please enter a valid email address"),
  phone: phone(200),
  /** the year since when the club has been on the water; null says nothing of it */
  foundedIn: z
    .int({ error: yearError })
    .min(1000, { error: yearError })
    .max(9999, { error: yearError })
    .nullable(),
  social: z
    .array(
      z.object({
        name: line.min(1, { error: "Please name the link" }),
        url: z.url({ protocol: /^https?$/, error: "Please enter a full address, with https://" }),
      }),
    )
    .max(6),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** what the weather panel calls that place */
  weatherPlace: line,
  /** whether there are taxes; a small supplier charges none */
  gst: z.boolean({ error: "Please say whether the club charges GST" }),
  ...lateCancelTerms.shape,
  feeSeason: seasonSettings.shape.feeSeason,
  /** whether rowers open seats of theirs to any member */
  openSeats: z.enum(["off", "on"], { error: "Please say whether seats are opened: off or on" }),
  ...profileSettings.shape,
});

const wrongHold = "Please enter whole minutes from 5 to 240";

/** The codes that open the club: only for members with a booking, managers and admins. */
const accessSettings = z.object({
  gateCode: line,
  shedCode: line,
  washroomCode: line,
  accessInstructions: z.string().trim().max(2000),
});
export type AccessSettings = z.infer<typeof accessSettings>;

/** The codes, while they are shown: null to members without an outing that shows them. */
export const accessCodesView = z.object({
  access: accessSettings.nullable(),
  /** when a booking shows them */
  codesShown,
  /** whether they come by e-mail as well */
  mailed: z.boolean(),
});

export type AccessCodesView = z.infer<typeof accessCodesView>;

export const clubSettings = publicClubSettings.extend(accessSettings.shape).extend({
  /** that of the first tax */
  gstNumber: z
    .string()
    .overwrite(tidyText)
    .max(longestTaxNumber, {
      error: `Please keep this under ${longestTaxNumber} characters`,
    }),
  ...fairUseSettings.shape,
  ...seasonSettings.shape,
  /** for how many minutes a slot is held for whoever it is offered to */
  waitlistHold: z
    .number({ error: wrongHold })
    .int({ error: wrongHold })
    .min(5, { error: wrongHold })
    .max(240, { error: wrongHold }),
});
export type ClubSettings = z.infer<typeof clubSettings>;

/** An admin's edit: what is left out stays as it was, and so do the units that it does not name. */
export const clubSettingsEdit = clubSettings.partial().extend({
  units: profileSettings.shape.units.partial().optional(),
  seen: seenOf(clubSettings.shape),
});
export type ClubSettingsEdit = z.infer<typeof clubSettingsEdit>;

/** And as it is checked at one club, which is told of its hours as it writes times. */
export const clubSettingsEditAt = (club: ClubProfile) =>
  clubSettingsEdit.extend({ openingHours: openingHoursAt(club).optional() });

/** What a club is called until its admins say otherwise. */
export const defaultClubSettings: ClubSettings = {
  name: "Willows Rowing Club",
  tagline: "Slide-seat rowing on Oak Bay, for members",
  address: "1 Willows Beach Road, Oak Bay, Victoria BC",
  dock: "Willows Dock, north end of the beach",
  email: "hello@willows.example",
  phone: "250-555-0142",
  foundedIn: 2010,
  social: [
    { name: "Instagram", url: "https://instagram.example/willowsrowing" },
    { name: "Facebook", url: "https://facebook.example/willowsrowing" },
  ],
  latitude: 48.4496,
  longitude: -123.3026,
  weatherPlace: "Oak Bay, BC",
  gst: true,
  gateCode: "",
  shedCode: "",
  washroomCode: "",
  accessInstructions: "",
  gstNumber: "",
  ...defaultFairUse,
  ...defaultSeason,
  ...profileSettings.parse(documentedProfile),
  waitlistHold: 60,
  openSeats: "off",
};

/**
 * What a club that starts empty says of itself until its admins do: nothing of the default club but
 * its name. Mail needs somebody to come from, so that is the first admin.
 */
export const blankClubDetails = (email: string) => ({
  tagline: "",
  address: "",
  dock: "",
  phone: "",
  social: [],
  weatherPlace: "the dock",
  foundedIn: null,
  emergency: null,
  email,
});

const detailNames = [
  "name",
  "tagline",
  "address",
  "dock",
  "email",
  "phone",
  "social",
  "foundedIn",
] as const;

/** Whether an edit says who the club is. */
export const saysDetails = (given: ClubSettingsEdit): boolean =>
  detailNames.some((name) => given[name] !== undefined);
