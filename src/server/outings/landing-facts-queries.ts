import type { BookingSpan } from "../../shared/time/booking-span";
import { type Told, toldOfOuting } from "../alarms/call-off-alarms";
import { Prisma, type Statements } from "../database/open-database";
import { type BoatOutColumn, boatOutColumn, spanColumn } from "../fleet/boat-out-columns";
import type { BookingStatus } from "../generated/prisma/enums";

/** What a landing is decided on and written with, as it stands under the locks. */
export interface LandingState {
  id: number;
  boatId: number;
  boatName: string;
  memberId: number;
  span: BookingSpan;
  status: BookingStatus;
  /** when the server heard of this booking's landing; null while it has none */
  landHeardAt: string | null;
  /** null while it has no outing of its own */
  logged: LoggedColumn | null;
  out: BoatOutColumn | null;
  /** who has heard that the boat is overdue */
  told: Told[];
}

interface LoggedColumn {
  launchedAt: string;
  landedAt: string | null;
  kilometres: number | null;
  note: string;
}

const outingOut = Prisma.sql`
  (SELECT "bookingId" FROM "outings" WHERE "boatId" = booking."boatId" AND "landedAt" IS NULL)`;

/** All of it in one read. */
export async function getLandingState(tx: Statements, id: number): Promise<LandingState> {
  const [state] = await tx.$queryRaw<[LandingState]>`
    SELECT booking."id", booking."boatId", boat."name" AS "boatName", booking."memberId",
      booking."status", ${spanColumn("booking")} AS "span",
      (SELECT to_json("landHeardAt") FROM "outings" WHERE "bookingId" = booking."id") AS "landHeardAt",
      (SELECT json_build_object('launchedAt', "launchedAt", 'landedAt', "landedAt",
                                'kilometres', "kilometres", 'note', "note")
       FROM "outings" WHERE "bookingId" = booking."id") AS "logged",
      ${boatOutColumn} AS "out", ${toldOfOuting(outingOut)} AS "told"
    FROM "bookings" booking JOIN "boats" boat ON boat."id" = booking."boatId"
    WHERE booking."id" = ${id}`;
  return state;
}
