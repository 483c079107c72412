import { hoursOnOffer } from "../../shared/boats/hours-on-offer";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { type ClubDate, fromDay, toDay } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";

/** The fleet, and for how many hours of some days each boat could be booked. */
export async function listHoursOnOffer(
  db: Db,
  days: { startDate: ClubDate; endDate: ClubDate },
  profile: ClubProfile,
) {
  const { startDate, endDate } = days;
  const boats = await db.boat.findMany({
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      category: true,
      managerDisabled: true,
      blocks: {
        where: { startDate: { lte: toDay(endDate) }, endDate: { gte: toDay(startDate) } },
        select: { startDate: true, endDate: true },
      },
    },
  });
  return boats.map(({ blocks, ...boat }) => ({
    ...boat,
    hoursOnOffer: hoursOnOffer(
      days,
      blocks.map((block) => ({
        startDate: fromDay(block.startDate),
        endDate: fromDay(block.endDate),
      })),
      profile,
    ),
  }));
}
