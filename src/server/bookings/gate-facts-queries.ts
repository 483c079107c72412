import type { GateFacts } from "../../shared/bookings/gate-facts";
import { gateFacts } from "../../shared/bookings/gate-facts";
import { defaultClubSettings } from "../../shared/club-settings";
import { defaultSafetySettings } from "../../shared/safety-settings";
import type { ClubNow } from "../../shared/time/club-now";
import { Prisma } from "../database/open-database";

/** What the gates look at, as the database gives it. */
export interface GateColumns {
  safety: object;
  club: object | null;
}

/**
 * The same as columns, to be read together with what else is decided on: a gate costs no round trip.
 */
export const gateColumns = Prisma.sql`
      (SELECT "settings" FROM "safety_settings") AS "safety",
      (SELECT "settings" FROM "club_settings") AS "club"`;

export function toGateFacts({ safety, club }: GateColumns, now: ClubNow): GateFacts {
  return gateFacts.parse({
    settings: { ...defaultSafetySettings, ...safety },
    place: { ...defaultClubSettings, ...club, offsetMinutes: now.offsetMinutes },
  });
}
