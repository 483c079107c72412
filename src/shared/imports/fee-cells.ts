import { type FeePaid, feePaidBy } from "../fees/fee-paid";
import type { SeasonSettings } from "../fees/season-settings";
import { sharedSentences } from "../refusals";
import { addDays, type ClubDate, isClubDate } from "../time/club-dates";
import { refused } from "./judge-rows";
import type { FieldRow } from "./sheet-fields";

type Cells = FieldRow<"members">["fields"];

/** The club as a row's fee is judged by it. */
export interface FeeTerms {
  today: ClubDate;
  feeSeason: SeasonSettings["feeSeason"];
}

/** The payment of the fee that the club knows; nulls where there is none. */
interface KnownFee {
  paidOn: ClubDate | null;
  paid: FeePaid;
}

/**
 * What a row says of the fee: the day of a payment that is later than the one the club knows, or null
 * where it says nothing new. Of both columns the day of the payment counts. Refuses days that no
 * payment can have; rules, Imports and invitations.
 */
export function judgeFee(
  { feePaidOn, feePaidUntil }: Cells,
  known: KnownFee,
  terms: FeeTerms,
): { paidOn: ClubDate | null } | ReturnType<typeof refused> {
  if (feePaidOn !== undefined) {
    if (!isClubDate(feePaidOn)) return refused("feePaidOn", "This is not a date.");
    if (feePaidOn > terms.today) return refused("feePaidOn", sharedSentences.PAID_AHEAD);
    return { paidOn: feePaidOn > (known.paidOn ?? "") ? feePaidOn : null };
  }
  if (feePaidUntil === undefined) return { paidOn: null };
  if (!isClubDate(feePaidUntil)) return refused("feePaidUntil", "This is not a date.");
  if (terms.feeSeason === "once") return refused("feePaidUntil", paidForGood);
  if (known.paid !== null && known.paid >= feePaidUntil) return { paidOn: null };
  const paidOn = paidForSeasonTo(feePaidUntil, terms);
  return paidOn === null ? refused("feePaidUntil", noSeasonEnd) : { paidOn };
}

/** The latest day, today at most, on which a payment lasts until that day; null if there is none. */
function paidForSeasonTo(until: ClubDate, { today, feeSeason }: FeeTerms): ClubDate | null {
  const latest = addDays(until, -61);
  const paidOn = latest < today ? latest : today;
  return feePaidBy(paidOn, feeSeason) === until ? paidOn : null;
}

const paidForGood =
  "The fee of this club is paid once, for good. Set its season in the club settings, or leave the column out.";
const noSeasonEnd =
  "No season that can be paid by now ends on that day. The club settings say when seasons end.";
