import { club } from "../../shared/club";
import type { LotChange } from "../../shared/hours/lots";
import { toHours, toQuarters } from "../../shared/hours/quarters";
import type { BookingSpan } from "../../shared/time/booking-span";
import { hoursLowMail } from "../hours/hour-mails";
import type { Mail, MailMember } from "../notifications/mail";
import { wants } from "../notifications/queue-mail";
import { bookingConfirmedMail } from "./booking-mails";

/** What a member is told of a new booking: that it stands, and when it leaves them few hours. */
export function bookingNotice(
  member: MailMember & { firstName: string },
  booked: { boat: { name: string }; span: BookingSpan; charges: LotChange[]; spendable: number },
): Mail[] {
  const { boat, span, charges, spendable } = booked;
  const cost = -charges.reduce((sum, { quarters }) => sum + quarters, 0);
  const left = spendable - cost;
  const low = toQuarters(club.lowHours);
  const outing = { ...span, boat: boat.name, cost: toHours(cost), left: toHours(left) };
  const mails = [bookingConfirmedMail(member, outing)];
  if (spendable > low && left <= low) mails.push(hoursLowMail(member, toHours(left)));
  return mails.filter((mail) => wants(member, mail));
}
