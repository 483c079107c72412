import { inject } from "vitest";
import { addDays, type ClubDate } from "../../shared/time/club-dates";
import type { PrismaClient } from "../database/open-database";
import type { DemoName } from "../env";
import { prepareClub } from "../prepare-club";
import { clubClock } from "../time/club-clock";
import { elbesSister } from "./club-facts";
import { keepState, restoreState } from "./kept-state";
import { openMigratedDatabase } from "./migrated-database";
import { testMoment } from "./test-moment";

/** A demo club's database on the day on which it was filled. */
export interface FilledDemo {
  name: DemoName;
  db: PrismaClient;
}

const filled = new Map<ClubDate | undefined, Promise<FilledDemo>>();

/**
 * Willows as filled now, or Elbe as filled on the day before this one. Filling is most of the work of
 * opening a demo club, so it is done for the first file of a process that needs that club. Those after
 * it find every row restored, and serve them by an app of their own.
 */
export async function freshDemo(elbeOn?: ClubDate): Promise<FilledDemo> {
  const demo = filled.get(elbeOn) ?? fillDemo(elbeOn);
  filled.set(elbeOn, demo);
  await restoreState((await demo).db);
  return demo;
}

async function fillDemo(elbeOn: ClubDate | undefined): Promise<FilledDemo> {
  const { db } = await openMigratedDatabase(inject("migratedDatabase"));
  const name = elbeOn ? "elbe" : "willows";
  const at = elbeOn ? elbeFilledAt(elbeOn) : new Date();
  await prepareClub(db, { demo: name, firstAdmin: undefined }, testMoment(at));
  if (elbeOn) await db.boat.create({ data: elbesSister });
  await keepState(db);
  return { name, db };
}

/** When Elbe is filled whose second day is this one. */
export const elbeFilledAt = (secondDay: ClubDate): Date =>
  clubClock("Europe/Berlin").instantOf(addDays(secondDay, -1), "12:40");
