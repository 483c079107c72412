import { toMinutes } from "../../shared/time/clock-times";
import { addDays, fromDay, toDay } from "../../shared/time/club-dates";
import { getClubSettings } from "../club/club-settings-queries";
import { clubInstant, clubNowAt } from "../club-time";
import type { PrismaClient } from "../database/open-database";
import { writing } from "../database/writing";
import { holdConfirmed } from "../locks";
import { reminderMail } from "../notifications/booking-mails";
import { queueMail } from "../notifications/queue-mail";
import { fetchConditions } from "../weather/fetch-conditions";
import { type BookingAhead, listBookingsAhead } from "./ahead-queries";
import { spanOf } from "./booking-view";

/** When tomorrow's rowers are reminded. */
export const remindersAt = "18:00";

/**
 * Writes to everyone who rows tomorrow, once for each outing. Run late, it still reaches those
 * who have not started; whoever booked after that evening has just been told.
 */
export async function remindRowers(
  db: PrismaClient,
  weatherUrl: string,
  at: Date,
): Promise<string> {
  const now = clubNowAt(at);
  const lastDay = addDays(now.today, now.minutes >= toMinutes(remindersAt) ? 1 : 0);
  const ahead = await listBookingsAhead(db, { bookingDate: { lte: toDay(lastDay) } }, now);
  const due = ahead.filter(({ createdAt, bookingDate }) => createdAt < eveningBefore(bookingDate));
  const conditions = due.length
    ? await fetchConditions(weatherUrl, await getClubSettings(db))
    : null;
  for (const booking of due) await remind(db, booking, conditions, at);
  return `Outings written about: ${due.length}`;
}

const eveningBefore = (bookingDate: Date) =>
  clubInstant(addDays(fromDay(bookingDate), -1), remindersAt);

async function remind(
  db: PrismaClient,
  booking: BookingAhead,
  conditions: string | null,
  at: Date,
) {
  const outing = { id: booking.id, ...spanOf(booking), boat: booking.boat.name };
  await writing(db, async (tx) => {
    if (!(await holdConfirmed(tx, booking.id))) return;
    const mail = reminderMail(booking.member, outing, conditions);
    await queueMail(tx, { ...booking.member, id: booking.memberId }, mail, at);
  });
}
