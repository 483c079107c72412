import { sharedSentences } from "../refusals";
import { addDays, type ClubDate, daysBetween, formatDate } from "../time/club-dates";
import { seasonDayIn } from "./season-day";
import type { SeasonSettings } from "./season-settings";

type FeeSeason = SeasonSettings["feeSeason"];

/** What a member's fee is paid for: its last day, or for good; null while it is not paid. */
export type FeePaid = ClubDate | "for good" | null;

/** The last days of a season in which the next one can be paid; rules, Season. */
const renewalDays = 60;

/** What the latest payment, made on a day of the club, pays for. */
export function feePaidBy(paidOn: ClubDate | null, season: FeeSeason): FeePaid {
  if (paidOn === null) return null;
  return season === "once" ? "for good" : seasonEndAfter(paidOn, season);
}

// A payment in the last days of a season is more than 60 days from the end of the next one alone, so
// this is the rule of renewals, too.
function seasonEndAfter(paidOn: ClubDate, season: FeeSeason): ClubDate {
  const earliest = addDays(paidOn, renewalDays + 1);
  const year = Number(earliest.slice(0, 4));
  const end = seasonDayIn(year, season);
  return end >= earliest ? end : seasonDayIn(year + 1, season);
}

/** Whether the fee is not paid for this day. */
export const isFeeDue = (paid: FeePaid, today: ClubDate): boolean =>
  paid === null || (paid !== "for good" && paid < today);

/** Why the fee is not sold, as a sentence; null while it can be bought. */
export function feeNotSold(paid: FeePaid, today: ClubDate): string | null {
  if (paid === null) return null;
  if (paid === "for good") return sharedSentences.FEE_ALREADY_PAID;
  if (daysBetween(today, paid) <= renewalDays) return null;
  const from = addDays(paid, -renewalDays);
  return `The membership fee is paid until ${words(paid)}. It can be renewed from ${words(from)}.`;
}

const words = (day: ClubDate) => formatDate(day, "MMMM d, yyyy");

/** How far the fee is paid of a member as calls answer: `feePaidUntil` is there where the fee has seasons. */
export function feePaidOf(member: {
  feePaidAt: string | null;
  feePaidUntil?: ClubDate | null | undefined;
}): FeePaid {
  if (member.feePaidUntil !== undefined) return member.feePaidUntil;
  return member.feePaidAt === null ? null : "for good";
}
