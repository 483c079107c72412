import { type SoonestFree, soonestFree } from "../../shared/bookings/soonest-free";
import { addDays } from "../../shared/time/club-dates";
import type { Db } from "../database/open-database";
import type { Moment } from "../time/moment";
import { listDiaries } from "./boat-queries";

/** The first free start of the boats that anybody sees, today or tomorrow. */
export async function findSoonestFree(db: Db, moment: Moment): Promise<SoonestFree | null> {
  const { today } = moment.now;
  const days = { startDate: today, endDate: addDays(today, 1) };
  const boats = await db.boat.findMany({
    where: { available: true, managerDisabled: false },
    select: { id: true },
  });
  const online = new Set(boats.map(({ id }) => id));
  const diaries = await listDiaries(db, days, false, moment);
  const free = diaries.map(({ boatId, ...availability }) => ({
    available: online.has(boatId),
    availability,
  }));
  return soonestFree(free, moment.now, moment.club);
}
