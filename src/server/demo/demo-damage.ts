import { addHours } from "date-fns";
import type { Tx } from "../database/open-database";
import type { Boat, Member } from "../generated/prisma/client";
import { offerReplacement } from "../replacements/offer-replacement";
import { type DemoClub, named } from "./demo-club";
import type { DemoKey } from "./demo-people";

/** What is wrong with the demo's boats, with a choice that waits for whoever booked the unusable one. */
export async function reportDemoDamage(
  tx: Tx,
  { damage }: DemoClub,
  { boats, people }: { boats: ReadonlyMap<string, Boat>; people: ReadonlyMap<DemoKey, Member> },
  at: Date,
): Promise<void> {
  for (const { boat, who, severity, what, hoursAgo } of damage) {
    const [boatId, memberId] = [named(boats, boat).id, named(people, who).id];
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
    await offerReplacement(tx, { bookingId, boatId, reason: "unusable", publicUrl: "" }, at);
  }
}
