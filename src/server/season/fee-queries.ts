import { type FeePaid, feeNotSold, feePaidBy } from "../../shared/season/fee-paid";
import type { SeasonSettings } from "../../shared/season/season-settings";
import type { ClubDate } from "../../shared/time/club-dates";
import { getClubSettings } from "../club/club-settings-queries";
import type { Db } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import { clubNowAt } from "../time/club-time";

type FeeOf = Pick<Member, "feePaidAt">;

/** Why the fee is not sold to a member now, as a sentence; null while it is. */
export async function findFeeNotSold(db: Db, member: FeeOf, at: Date): Promise<string | null> {
  const { feeSeason } = await getClubSettings(db);
  return feeNotSold(feePaidIn(feeSeason, member), clubNowAt(at).today);
}

/** What a member's latest payment of the fee pays for, where the fee has such seasons. */
export const feePaidIn = (feeSeason: SeasonSettings["feeSeason"], member: FeeOf): FeePaid =>
  feePaidBy(feePaidOn(member), feeSeason);

/** The club's date of that payment; null while there is none. */
export const feePaidOn = ({ feePaidAt }: FeeOf): ClubDate | null =>
  feePaidAt && clubNowAt(feePaidAt).today;
