import type { SimulatedClub } from "../simulated-club";
import { expectAlarmsOnce } from "./alarms";
import { expectBooksWhole } from "./books";
import { expectClubRulesKept } from "./club-rules";
import { expectCrewsWhole } from "./crew";
import { expectGuards } from "./guards";
import { expectMailOnce, expectMailOut } from "./mail";
import { expectMoneyBacked, expectMoneySettled } from "./money";
import { expectPromisesKept } from "./promises";
import { expectSeasonsPaidOnce } from "./season";
import { expectHoldsInTime, expectHoldsSwept } from "./waitlist";

/** What holds at every moment, whatever fails meanwhile. */
export async function audit(club: SimulatedClub): Promise<void> {
  await expectBooksWhole(club);
  await expectCrewsWhole(club);
  await expectPromisesKept(club);
  await expectClubRulesKept(club);
  await expectMoneyBacked(club);
  await expectHoldsInTime(club);
  await expectSeasonsPaidOnce(club);
  await expectMailOnce(club);
  await expectAlarmsOnce(club);
  club.auditedAt = club.clock.now();
}

/** What holds besides once everybody has caught up. */
export async function auditWhole(club: SimulatedClub): Promise<void> {
  await expectMoneySettled(club);
  await expectMailOut(club);
  await expectHoldsSwept(club);
  await expectGuards(club);
  await audit(club);
}
