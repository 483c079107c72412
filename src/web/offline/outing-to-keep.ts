import { codesStayMinutes } from "../../shared/access-codes/codes-shown";
import { codesFromDateWords } from "../../shared/access-codes/codes-words";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { AccessSettings } from "../../shared/settings/club-settings";
import { toMinutes } from "../../shared/time/clock-times";
import { formatDate, toDay } from "../../shared/time/club-dates";
import type { ClubNow } from "../../shared/time/club-now";
import { arrivalTime, outingTimes } from "../../shared/time/outing-words";
import type { KeptOuting } from "./kept-outing";

/** A booking with its codes, in the words the offline page shows. */
export function outingToKeep(
  booking: MemberBookingView,
  access: AccessSettings | null,
  memberId: number,
  { offsetMinutes }: Pick<ClubNow, "offsetMinutes">,
  profile: ClubProfile,
): KeptOuting {
  const clubMinutes = toMinutes(booking.startTime) + booking.duration * 60;
  const endsAt = toDay(booking.bookingDate).getTime() + (clubMinutes - offsetMinutes) * 60_000;
  return {
    memberId,
    bookingId: booking.id,
    endsAt,
    outUntil: endsAt + codesStayMinutes * 60_000,
    day: formatDate(booking.bookingDate, "EEEE, MMMM d"),
    times: outingTimes(booking),
    boat: booking.boat.name,
    reference: booking.reference,
    arrival: arrivalTime(booking.startTime, profile),
    minutesEarly: profile.arriveMinutesEarly,
    codes: [
      { place: "Lock code", code: booking.boat.lockCode ?? "" },
      { place: "Gate code", code: access?.gateCode ?? "" },
      { place: "Shed code", code: access?.shedCode ?? "" },
      { place: "Washroom code", code: access?.washroomCode ?? "" },
    ].filter(({ code }) => code !== ""),
    ...(booking.codesFrom && { codesFrom: codesFromDateWords(booking.codesFrom) }),
    instructions: access?.accessInstructions ?? "",
  };
}
