import type { ClubSettings } from "../../shared/club-settings";
import type { Db } from "../database/open-database";

/** The codes that open the way to a booking's boat, a line each, as they are at this moment. */
export async function accessWords(db: Db, bookingId: number, club: ClubSettings): Promise<string> {
  const booking = await db.booking.findUnique({
    where: { id: bookingId },
    select: { status: true, boat: { select: { lockCode: true } } },
  });
  if (booking?.status !== "confirmed") return "This booking no longer stands.";
  const codes = [
    ["Gate code", club.gateCode],
    ["Shed code", club.shedCode],
    ["Washroom code", club.washroomCode],
    ["Lock code of the boat", booking.boat.lockCode],
  ].flatMap(([label, code]) => (code ? [`${label}: ${code}`] : []));
  return [`Dock: ${club.dock}`, ...codes, club.accessInstructions].filter(Boolean).join("\n");
}
