import { testMoment } from "../../src/server/testing/test-moment";
import { addDays } from "../../src/shared/time/club-dates";
import { Dice } from "./dice";
import { faultHabits } from "./faults/all-faults";
import { clubHabits } from "./habits/club-habits";
import { crewHabits } from "./habits/crew-habits";
import { Diary } from "./habits/diary";
import { fleetHabits } from "./habits/fleet-habits";
import { memberHabits } from "./habits/member-habits";
import { moneyHabits } from "./habits/money-habits";
import { rowingHabits } from "./habits/rowing-habits";
import { troubleHabits } from "./habits/trouble-habits";
import { waitingHabits } from "./habits/waiting-habits";
import { firstDay } from "./play-story";
import type { Story } from "./story";

const habits = [
  ...rowingHabits,
  ...memberHabits,
  ...moneyHabits,
  ...fleetHabits,
  ...clubHabits,
  ...troubleHabits,
  ...waitingHabits,
  ...crewHabits,
  ...faultHabits,
];

const happeningsADay = 6;
/** From the first day the fee is paid by the season. */
const firstSeason = { feeSeason: "09-15", feeGatesBooking: false };
/** when the server looks what is due: the daily jobs are at 3:30 and 18:00 */
const working = ["03:35", "11:00", "18:02"];

/** A story of so many days, which the seed alone decides; `processes` take turns in it. */
export function drawStory(
  seed: number,
  { days, processes }: { days: number; processes: number },
): Story {
  const diary = new Diary(new Dice(seed), processes);
  diary.writeAt(testMoment(firstDay).now.today, "05:00", "say when seasons end", firstSeason);
  diary.writeAt(testMoment(firstDay).now.today, "05:00", "let seats be opened");
  for (let nr = 0; nr < days; nr += 1) {
    const day = addDays(testMoment(firstDay).now.today, nr);
    for (let count = 0; count < happeningsADay; count += 1) {
      diary.turnTo(day);
      diary.dice.weighed(habits)(diary);
    }
    for (const time of working) diary.writeAt(day, time, "work");
    if (nr % 7 === 6) diary.writeAt(day, "22:30", "calm");
  }
  return diary.steps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
