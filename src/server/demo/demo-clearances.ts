import { addDays, toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import type { Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import { named } from "./demo-club";
import type { DemoKey } from "./demo-people";

/** What the demo club clears its members for. */
export const demoClearanceSettings = {
  clearances: [
    { name: "Level 1", validDays: 730 },
    { name: "Level 2", validDays: 730 },
    { name: "Night", validDays: 365 },
  ],
  nightClearance: "Night",
};

/** Who holds what, with its first and last day in days from today. Jo's ends soon. */
const held = [
  ["admin", "Level 1", -400, 330],
  ["admin", "Level 2", -400, 330],
  ["admin", "Night", -100, 265],
  ["manager", "Level 1", -300, 430],
  ["manager", "Level 2", -300, 430],
  ["sam", "Level 1", -190, 540],
  ["jo", "Level 1", -710, 20],
  ["unlimited", "Level 1", -450, 280],
  ["unlimited", "Level 2", -450, 280],
  ["unlimited", "Night", -200, 165],
  ["lee", "Level 1", -150, 580],
  ["ben", "Level 1", -740, -10],
] as const satisfies readonly [DemoKey, string, number, number][];

/** Grants the demo's members their clearances. */
export async function clearDemoMembers(
  tx: Tx,
  people: ReadonlyMap<DemoKey, Member>,
  { now }: Moment,
): Promise<void> {
  const { today } = now;
  const day = (days: number) => toDay(addDays(today, days));
  await tx.clearance.createMany({
    data: held.map(([who, name, from, to]) => ({
      memberId: named(people, who).id,
      name,
      grantedOn: day(from),
      expiresOn: day(to),
    })),
  });
}
