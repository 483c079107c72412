import { decideSlot } from "../../shared/slots/decide-slot";
import type { ClockTime } from "../../shared/time/clock-times";
import { freeStarts } from "../../shared/waitlist/offering-rules";
import { isWantedBoat, type WaitlistEntry } from "../../shared/waitlist/waitlist-rules";
import type { Db } from "../database/open-database";
import { listBoats, listDiaries } from "../fleet/boat-queries";
import type { Moment } from "../time/moment";
import { anyBoat, type GateColumns, gateColumns, toGateFacts } from "./gate-facts-queries";

export interface FreeSlot {
  boat: string;
  startTime: ClockTime;
}

/**
 * A slot that fits a waitlist entry and can be booked as it is; null where everything that fits is
 * taken.
 */
export async function findFreeSlot(
  db: Db,
  entry: WaitlistEntry,
  memberId: number,
  moment: Moment,
): Promise<FreeSlot | null> {
  const { now, club: profile } = moment;
  const { bookingDate, duration } = entry;
  const days = { startDate: bookingDate, endDate: bookingDate };
  const diaries = await listDiaries(db, days, false, moment);
  const asked = gateColumns(memberId, days, moment);
  const [columns] = await db.$queryRaw<[GateColumns]>`SELECT ${asked}`;
  const facts = toGateFacts(columns, anyBoat, moment);
  for (const boat of await listBoats(db, "approved", profile)) {
    const availability = diaries.find(({ boatId }) => boatId === boat.id);
    if (!availability || !isWantedBoat(entry, boat, profile)) continue;
    const diary = { available: boat.available, availability };
    const startTime = freeStarts(entry, diary, [], now, profile).find((start) => {
      const span = { bookingDate, startTime: start, duration };
      const known = { ask: "all", facts: { ...facts, boat } } as const;
      const asking = { known, limits: "member", overridden: false, now, profile } as const;
      return decideSlot(span, { boat, ...asking }).refusal === null;
    });
    if (startTime) return { boat: boat.name, startTime };
  }
  return null;
}
