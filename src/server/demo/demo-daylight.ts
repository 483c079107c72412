import { decideSlot } from "../../shared/slots/decide-slot";
import { toDay } from "../../shared/time/club-dates";
import { toClearance } from "../clearances/clearance-view";
import type { Tx } from "../database/open-database";
import { spanOf } from "../fleet/span-of";
import { getClubSettings } from "../settings/club-settings-queries";
import { getSafetySettings } from "../settings/safety-settings-queries";
import type { Moment } from "../time/moment";

/** Gives the bookings from today on that are in the dark the warning they were made with. */
export async function warnDemoRowers(tx: Tx, { now, club: profile }: Moment): Promise<void> {
  const settings = await getSafetySettings(tx);
  const { latitude, longitude } = await getClubSettings(tx);
  const place = { ...now, latitude, longitude };
  const bookings = await tx.booking.findMany({
    where: { status: "confirmed", bookingDate: { gte: toDay(now.today) } },
    include: { boat: true, member: { include: { clearances: true } } },
  });
  for (const { id, boat, member, ...booking } of bookings) {
    const clearances = member.clearances.map(toClearance);
    const { units } = profile;
    const facts = { boat, clearances, settings, place, closures: [], forecast: [], now, units };
    const known = { ask: "all", facts } as const;
    const asking = { known, limits: "member", overridden: false, now, profile } as const;
    const { warnings } = decideSlot(spanOf(booking), { boat, ...asking });
    if (warnings.length > 0)
      await tx.booking.update({
        where: { id },
        data: { warnings: warnings.map((one) => ({ ...one })) },
      });
  }
}
