import type { DamageSeverity } from "../../shared/damage/damage-severity";
import type { Formats } from "../../shared/profile/formats";
import type { BookingSpan } from "../../shared/time/booking-span";
import type { Mail } from "../mail/mail";
import { greeting, plainWords } from "../mail/plain-words";
import { when } from "../mail/when-words";

type Person = { firstName: string };
type KnownOuting = BookingSpan & { id: number; boat: string };

/** A booked boat is unusable: its rower may choose. The address is kept only until this is out. */
export const boatUnusableMail = (
  member: Person,
  outing: KnownOuting & { link: string },
  formats: Formats,
): Mail => ({
  kind: "boat unusable",
  bookingId: outing.id,
  secretLink: outing.link,
  subject: `{reference}: ${outing.boat} cannot be rowed`,
  text: [
    greeting(member),
    `${outing.boat} is damaged, and cannot be rowed for now. You have it booked: {reference}, ` +
      `${when(outing, formats)}.`,
    "Choose what you would like: another boat for the same time where one is free, or your hours " +
      "back. Nothing changes until you press.",
    "{link}",
  ].join("\n\n"),
});

/** The boat is back before its rower chose anything. */
export const boatBackMail = (member: Person, outing: KnownOuting, formats: Formats): Mail => ({
  kind: "boat back",
  bookingId: outing.id,
  subject: `{reference}: ${outing.boat} is back`,
  text: [
    greeting(member),
    `${outing.boat} can be rowed again. Your booking {reference} stands as it was: ` +
      `${when(outing, formats)}. You need not choose anything.`,
  ].join("\n\n"),
});

/** Somebody found a boat damaged, or worse than was known. */
export const damageReportedMail = (
  boat: { id: number; name: string },
  report: {
    id: number;
    severity: DamageSeverity;
    what: string;
    by: number | null;
    /** it is not taken out of service before staff confirm it */
    waits: boolean;
  },
): Mail => ({
  kind: "damage reported",
  ...(report.by !== null && { aboutMemberId: report.by }),
  aboutId: report.id,
  subject: `${boat.name}: ${subjects[report.severity]}`,
  text: [
    `${boat.name} was reported: ${subjects[report.severity]}.`,
    plainWords(report.what),
    ...(report.severity === "unusable" ? [report.waits ? waitsForYou : isOffline] : []),
    "What was reported, with its photos: {home}/damage",
  ].join("\n\n"),
});

const isOffline = "The boat is offline, and the rowers of its next 7 days were offered a choice.";
const waitsForYou =
  "The tablet has called two other boats unusable within an hour. So this one stays online until " +
  "one of you confirms it.";

const subjects: Record<DamageSeverity, string> = {
  minor: "minor damage",
  restricted: "damaged, restricted use",
  unusable: "unusable",
};
