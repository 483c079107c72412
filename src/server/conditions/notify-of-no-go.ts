import { addMinutes } from "date-fns";
import { seenConditions } from "../../shared/bookings/booking-schemas";
import type { ForecastHour } from "../../shared/conditions/conditions-schemas";
import { noGoNoticeMinutes } from "../../shared/conditions/forecast-hours";
import { judgeConditions } from "../../shared/conditions/judge-conditions";
import { limitsOf } from "../../shared/conditions/rower-limits";
import type { SafetySettings } from "../../shared/settings/safety-settings";
import { toDay } from "../../shared/time/club-dates";
import { type BookingAhead, listBookingsAhead, peopleAhead } from "../bookings/ahead-queries";
import { toClearance } from "../clearances/clearance-view";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { spanOf } from "../fleet/span-of";
import { lockBoats } from "../locks";
import { queueMail } from "../mail/queue-mail";
import { offerReplacement } from "../replacements/offer-replacement";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { noGoMail } from "../slots/booking-mails";
import { placedAt } from "../slots/booking-view";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { listForecast } from "../weather/forecast-queries";
import { crewNoGoMail } from "./crew-no-go-mail";

/**
 * Writes to everyone whose outing begins within two hours and has become no-go, once for each outing,
 * the rower with a page that cancels it. Nobody is told while conditions are off.
 */
export async function notifyOfNoGo(
  db: PrismaClient,
  publicUrl: string,
  moment: Moment,
): Promise<string> {
  const { at, now, clock } = moment;
  const safety = await getSafetySettings(db);
  if (safety.conditions === "off") return "";
  const lastDay = toDay(clock.nowAt(addMinutes(at, noGoNoticeMinutes)).today);
  const ahead = await listBookingsAhead(db, { bookingDate: { lte: lastDay } }, now);
  const forecast = await listForecast(db);
  let told = 0;
  for (const booking of ahead.filter((one) => noticeOf(one, clock) <= at)) {
    const reasons = reasonsAgainst(booking, forecast, safety, moment);
    if (
      reasons &&
      !knewAtBooking(booking, clock) &&
      (await notify(db, booking, reasons, publicUrl, moment))
    )
      told += 1;
  }
  return `Outings written about: ${told}`;
}

function noticeOf(booking: BookingAhead, clock: ClubClock): Date {
  const { bookingDate, startTime } = spanOf(booking);
  return addMinutes(clock.instantOf(bookingDate, startTime), -noGoNoticeMinutes);
}

/** Whether it was booked as a no-go when rowers were being told already. */
const knewAtBooking = (booking: BookingAhead, clock: ClubClock) =>
  placedAt(booking) >= noticeOf(booking, clock) &&
  seenConditions.parse(booking.conditions)?.verdict === "no-go";

/** Why the rower should not go; null where they may. */
function reasonsAgainst(
  booking: BookingAhead,
  forecast: readonly ForecastHour[],
  { limits }: SafetySettings,
  { now, club }: Moment,
): string[] | null {
  const span = spanOf(booking);
  const own = limitsOf(limits, booking.member.clearances.map(toClearance), span.bookingDate);
  const judged = judgeConditions(span, forecast, own, now, club);
  return judged?.verdict === "no-go" ? judged.reasons : null;
}

/** False where it was told before, or the booking is not ahead any more. */
function notify(
  db: PrismaClient,
  { id, boatId }: BookingAhead,
  reasons: readonly string[],
  publicUrl: string,
  { at, now, club }: Moment,
): Promise<boolean> {
  return writing(db, async (tx) => {
    await lockBoats(tx, [boatId]);
    const [booking] = await listBookingsAhead(tx, { id, boatId }, now);
    if (!booking) return false;
    const offer = { bookingId: id, boatId, reason: "no-go" as const, publicUrl };
    const offerUrl = await offerReplacement(tx, offer, at);
    if (offerUrl === null) return false;
    const { member, memberId } = booking;
    const outing = { id, ...spanOf(booking), boat: booking.boat.name, reasons, offerUrl };
    await queueMail(tx, { ...member, id: memberId }, noGoMail(member, outing, club), at);
    for (const one of peopleAhead(booking)) {
      if (one.id !== memberId) await queueMail(tx, one, crewNoGoMail(one, outing, club), at);
    }
    return true;
  });
}
