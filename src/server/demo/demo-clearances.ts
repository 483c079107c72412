import { addDays, toDay } from "../../shared/time/club-dates";
import type { Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import type { Moment } from "../time/moment";
import type { DemoKey } from "./demo-accounts";
import type { DemoBoatKey } from "./demo-boats";

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

/** Grants the demo's members their clearances; one boat asks for one, and one carries lights. */
export async function clearDemoMembers(
  tx: Tx,
  { people, boats }: { people: Map<DemoKey, Member>; boats: Map<DemoBoatKey, Boat> },
  { now }: Moment,
): Promise<void> {
  const { today } = now;
  const day = (days: number) => toDay(addDays(today, days));
  await tx.clearance.createMany({
    data: held.flatMap(([who, name, from, to]) => {
      const member = people.get(who);
      if (!member) return [];
      return [{ memberId: member.id, name, grantedOn: day(from), expiresOn: day(to) }];
    }),
  });
  const change = (key: DemoBoatKey, data: { requiredClearance: string } | { lights: true }) =>
    tx.boat.updateMany({ where: { id: boats.get(key)?.id ?? 0 }, data });
  await change("cormorant", { requiredClearance: "Level 2" });
  await change("orca", { lights: true });
}
