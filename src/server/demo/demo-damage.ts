import { addHours } from "date-fns";
import type { DamageSeverity } from "../../shared/damage/damage-severity";
import { makeOffer } from "../booking-offers/make-offer";
import type { Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import type { DemoKey } from "./demo-accounts";
import type { DemoBoatKey } from "./demo-boats";

interface DemoDamage {
  boat: DemoBoatKey;
  who: DemoKey;
  severity: DamageSeverity;
  what: string;
  hoursAgo: number;
}

/** One report of each kind, on boats whose state they fit. */
const demoDamage: readonly DemoDamage[] = [
  {
    boat: "heron",
    who: "jo",
    severity: "minor",
    hoursAgo: 20,
    what: "The seat sticks a little on its left rail.",
  },
  {
    boat: "orca",
    who: "lee",
    severity: "restricted",
    hoursAgo: 44,
    what: "The footrest in the stern is loose. Row it with two until it is glued.",
  },
  {
    boat: "cormorant",
    who: "manager",
    severity: "unusable",
    hoursAgo: 70,
    what: "Hull stripped for varnish. Nobody should take it out before it has dried.",
  },
];

/** What is wrong with the demo's boats, with a choice that waits for whoever booked the unusable one. */
export async function reportDemoDamage(
  tx: Tx,
  { boats, people }: { boats: Map<DemoBoatKey, Boat>; people: Map<DemoKey, Member> },
  at: Date,
): Promise<void> {
  for (const { boat, who, severity, what, hoursAgo } of demoDamage) {
    const [boatId, memberId] = [boats.get(boat)?.id, people.get(who)?.id];
    if (boatId === undefined || memberId === undefined) continue;
    const createdAt = addHours(at, -hoursAgo);
    const entries = { create: { memberId, severity, what, createdAt } };
    await tx.damageReport.create({ data: { boatId, severity, createdAt, entries } });
    if (severity === "unusable") await offerWhatIsBooked(tx, boatId, createdAt);
  }
}

// Nobody is mailed: the demo's people have no mailboxes, and staff decide for them.
async function offerWhatIsBooked(tx: Tx, boatId: number, at: Date) {
  const bookings = await tx.booking.findMany({ where: { boatId, status: "confirmed" } });
  for (const { id: bookingId } of bookings) {
    await makeOffer(tx, { bookingId, boatId, reason: "unusable", publicUrl: "" }, at);
  }
}
