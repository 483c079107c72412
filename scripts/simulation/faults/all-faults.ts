import type { SimulatedClub } from "../simulated-club";
import { brokenBackups } from "./broken-backups";
import { clocksSetBack } from "./clocks-set-back";
import type { Fault } from "./fault";
import { fullDisk } from "./full-disk";
import { mailLimit } from "./mail-limit";
import { sheetBombs } from "./sheet-bombs";

const faults: readonly Fault[] = [fullDisk, clocksSetBack, brokenBackups, sheetBombs, mailLimit];

export const faultHabits = faults.map(({ habit }) => habit);

export const faultSteps = Object.fromEntries(faults.flatMap(({ steps }) => Object.entries(steps)));

export async function endFaults(club: SimulatedClub): Promise<void> {
  for (const { end } of faults) await end(club);
}
