import { testMoment } from "../../src/server/testing/test-moment";
import { Broken } from "./broken";
import { audit } from "./checks/audit";
import type { DatabaseHosts } from "./database-host";
import { type Figures, SimulatedClub } from "./simulated-club";
import { playStep } from "./steps/all-steps";
import { calmDown } from "./steps/house-steps";
import { instantOf, type Step, type Story } from "./story";

/** How a story ended. */
export interface Ending {
  /** the promise that did not hold, and after how many steps that was seen */
  broken?: { promise: Broken; steps: number };
  figures: Figures;
}

/** The first day of every story: a year from here the club's clock changes once. */
export const firstDay = instantOf({ at: "2026-03-01 04:00" });

/**
 * Plays a story on a club of its own. Looks at the books each day, and once more after the last
 * step, when everything is mended and done. `onDay` hears of each new day.
 */
export async function playStory(
  hosts: DatabaseHosts,
  story: Story,
  onDay: (day: string, steps: number) => void = () => {},
): Promise<Ending> {
  const club = await SimulatedClub.open(hosts, firstDay);
  let steps = 0;
  try {
    let day = "";
    for (const step of story) {
      await playAt(club, step);
      steps += 1;
      const { today } = testMoment(club.clock.now()).now;
      if (today === day) continue;
      day = today;
      onDay(day, steps);
      await audit(club);
    }
    await calmDown(club);
    return { figures: club.figures };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { figures: club.figures, broken: { promise: error, steps } };
  } finally {
    await club.close();
  }
}

async function playAt(club: SimulatedClub, step: Step) {
  club.begin(instantOf(step));
  await playStep(club, step);
}
