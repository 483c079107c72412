import type { ClubSettings } from "../../shared/club-settings";
import type { Db } from "../database/open-database";

/**
 * The codes that open the way to a new booking's boat, a line each, as they are at this moment. Once
 * it is on another boat than its message says, they would mislead: then it says where they are.
 */
export async function accessWords(db: Db, bookingId: number, club: ClubSettings): Promise<string> {
  const booking = await db.booking.findUnique({
    where: { id: bookingId },
    select: { status: true, sequence: true, boat: { select: { name: true, lockCode: true } } },
  });
  if (booking?.status !== "confirmed") return "This booking no longer stands.";
  if (booking.sequence > 0) {
    return `It has moved to ${booking.boat.name} since. The codes are on your dashboard: {home}/dashboard`;
  }
  const codes = [
    ["Gate code", club.gateCode],
    ["Shed code", club.shedCode],
    ["Washroom code", club.washroomCode],
    ["Lock code of the boat", booking.boat.lockCode],
  ].flatMap(([label, code]) => (code ? [`${label}: ${code}`] : []));
  return [`Dock: ${club.dock}`, ...codes, club.accessInstructions].filter(Boolean).join("\n");
}
