import { codesFromDateWords } from "../../shared/access-codes/codes-words";
import type { Formats } from "../../shared/profile/formats";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { Db } from "../database/open-database";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { openingOfBooking, placedAt } from "../slots/booking-view";
import type { ClubClock } from "../time/club-clock";

/**
 * The codes that open the way to a new booking's boat, a line each, as they are at this moment. Once
 * it is on another boat than its message says, they would mislead: then it says where they are. Codes
 * that appear before the start are never mailed: it says when they do.
 */
export async function accessWords(
  db: Db,
  bookingId: number,
  club: ClubSettings,
  clock: ClubClock,
  formats: Formats,
): Promise<string> {
  const { codesShown } = await getSafetySettings(db);
  const booking = await db.booking.findUnique({
    where: { id: bookingId },
    include: { boat: true },
  });
  if (booking?.status !== "confirmed") return "This booking no longer stands.";
  if (booking.sequence > 0) {
    return `It has moved to ${booking.boat.name} since. Your dashboard shows its codes in time: {home}/dashboard`;
  }
  const dock = club.dock ? [`Dock: ${club.dock}`] : [];
  if (codesShown !== "atBooking") {
    const from = codesFromDateWords(
      openingOfBooking(booking, placedAt(booking), codesShown, clock),
      formats,
    );
    return [...dock, `${from}: {home}/dashboard`].join("\n");
  }
  const codes = [
    ["Gate code", club.gateCode],
    ["Shed code", club.shedCode],
    ["Washroom code", club.washroomCode],
    ["Lock code of the boat", booking.boat.lockCode],
  ].flatMap(([label, code]) => (code ? [`${label}: ${code}`] : []));
  return [...dock, ...codes, club.accessInstructions].filter(Boolean).join("\n");
}
