import { type FeePaid, feeNotSold, feePaidBy } from "../../shared/fees/fee-paid";
import type { SeasonSettings } from "../../shared/fees/season-settings";
import type { ClubDate } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { getClubSettings } from "../settings/club-settings-queries";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";

type FeeOf = Pick<Member, "feePaidAt">;

/** Why the fee is not sold to a member now, as a sentence; null while it is. */
export async function findFeeNotSold(
  db: Db,
  member: FeeOf,
  { now, clock }: Moment,
): Promise<string | null> {
  const { feeSeason } = await getClubSettings(db);
  return feeNotSold(feePaidIn(feeSeason, member, clock), now.today);
}

/** What a member's latest payment of the fee pays for, where the fee has such seasons. */
export const feePaidIn = (
  feeSeason: SeasonSettings["feeSeason"],
  member: FeeOf,
  clock: ClubClock,
): FeePaid => feePaidBy(feePaidOn(member, clock), feeSeason);

/** The club's date of that payment; null while there is none. */
export const feePaidOn = ({ feePaidAt }: FeeOf, clock: ClubClock): ClubDate | null =>
  feePaidAt && clock.nowAt(feePaidAt).today;
