import type { ForecastHour } from "../../shared/conditions/conditions-schemas";
import { lateWords } from "../../shared/fair-use/late-cancelling";
import type { ClubSettings } from "../../shared/settings/club-settings";
import type { SafetySettings } from "../../shared/settings/safety-settings";
import { toMinutes } from "../../shared/time/clock-times";
import { addDays, fromDay, toDay } from "../../shared/time/club-dates";
import { toClearance } from "../clearances/clearance-view";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { withWhom } from "../fleet/outing-participants";
import { spanOf } from "../fleet/span-of";
import { holdConfirmed } from "../locks";
import { queueMail } from "../mail/queue-mail";
import { getClubSettings } from "../settings/club-settings-queries";
import { getSafetySettings } from "../settings/safety-settings-queries";
import { type Reminded, reminderMail } from "../slots/booking-mails";
import { openingOfBooking, sinceWhen } from "../slots/booking-view";
import type { ClubClock } from "../time/club-clock";
import type { Moment } from "../time/moment";
import { describeConditions } from "../weather/describe-conditions";
import { fetchForecast } from "../weather/fetch-forecast";
import { listForecast } from "../weather/forecast-queries";
import { type BookingAhead, listBookingsAhead, peopleAhead } from "./ahead-queries";

/** When tomorrow's rowers are reminded. */
export const remindersAt = "18:00";

/**
 * Writes to everyone who rows tomorrow, once for each outing, with the forecast for its hours. Run
 * late, it still reaches those who have not started; whoever booked, moved or joined after that
 * evening has just been told.
 */
export async function remindRowers(
  db: PrismaClient,
  weatherUrl: string,
  moment: Moment,
): Promise<string> {
  const { now, clock } = moment;
  const lastDay = addDays(now.today, now.minutes >= toMinutes(remindersAt) ? 1 : 0);
  const ahead = await listBookingsAhead(db, { bookingDate: { lte: toDay(lastDay) } }, now);
  const due = ahead.filter((booking) => peopleToRemind(booking, clock).length > 0);
  if (due.length === 0) return "Outings written about: 0";
  const safety = await getSafetySettings(db);
  const settings = await getClubSettings(db);
  const forecast = await findForecast(db, { ...settings, weatherUrl }, safety, moment);
  const late = lateWords(settings);
  for (const booking of due) {
    const clearances = booking.member.clearances.map(toClearance);
    const conditions = describeConditions(spanOf(booking), forecast, safety, clearances, moment);
    await remind(db, booking, { conditions, late }, safety, moment);
  }
  return `Outings written about: ${due.length}`;
}

const peopleToRemind = (booking: BookingAhead, clock: ClubClock) =>
  peopleAhead(booking).filter(
    ({ id }) => sinceWhen(booking, id) < eveningBefore(booking.bookingDate, clock),
  );

const eveningBefore = (bookingDate: Date, clock: ClubClock) =>
  clock.instantOf(addDays(fromDay(bookingDate), -1), remindersAt);

/** The kept forecast; a club that does not go by conditions keeps none, so it is asked for here. */
async function findForecast(
  db: PrismaClient,
  { weatherUrl, ...place }: ClubSettings & { weatherUrl: string },
  { conditions }: SafetySettings,
  moment: Moment,
): Promise<ForecastHour[]> {
  if (conditions !== "off") return listForecast(db);
  // A reminder without a forecast is worth more than none.
  return fetchForecast(weatherUrl, place, moment).catch(() => []);
}

async function remind(
  db: PrismaClient,
  booking: BookingAhead,
  words: Pick<Reminded, "conditions" | "late">,
  { codesShown }: SafetySettings,
  { at, clock, club }: Moment,
) {
  const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name };
  await writing(db, async (tx) => {
    if (!(await holdConfirmed(tx, booking.id))) return;
    for (const person of peopleToRemind(booking, clock)) {
      const since = sinceWhen(booking, person.id);
      const codes =
        codesShown === "atBooking" ? null : openingOfBooking(booking, since, codesShown, clock);
      const isRower = person.id === booking.memberId;
      const reminded = { ...words, codes, isRower, with: withWhom(person.id, booking) };
      await queueMail(tx, person, reminderMail(person, outing, reminded, club), at);
    }
  });
}
