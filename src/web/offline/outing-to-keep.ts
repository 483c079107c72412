import { codesStayMinutes } from "../../shared/access-codes/codes-shown";
import { codesFromDateWords } from "../../shared/access-codes/codes-words";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import type { ClubProfile } from "../../shared/profile/club-profile";
import type { AccessSettings } from "../../shared/settings/club-settings";
import { instantAt } from "../../shared/time/clock-changes";
import { endTime } from "../../shared/time/clock-times";
import { formatDate } from "../../shared/time/club-dates";
import type { ClockOffsets } from "../../shared/time/club-now";
import { arrivalTime, outingTimes } from "../../shared/time/outing-words";
import type { KeptOuting } from "./kept-outing";

/** A booking with its codes, in the words the offline page shows. */
export function outingToKeep(
  booking: MemberBookingView,
  access: AccessSettings | null,
  memberId: number,
  clock: ClockOffsets,
  profile: ClubProfile,
): KeptOuting {
  const ends = endTime(booking.startTime, booking.duration);
  const endsAt = instantAt(booking.bookingDate, ends, clock);
  return {
    memberId,
    bookingId: booking.id,
    endsAt,
    outUntil: endsAt + codesStayMinutes * 60_000,
    day: formatDate(booking.bookingDate, "EEEE, MMMM d"),
    times: outingTimes(booking, profile),
    boat: booking.boat.name,
    ...(booking.with && { with: booking.with.join(", ") }),
    reference: booking.reference,
    arrival: arrivalTime(booking.startTime, profile),
    minutesEarly: profile.arriveMinutesEarly,
    codes: [
      { place: "Lock code", code: booking.boat.lockCode ?? "" },
      { place: "Gate code", code: access?.gateCode ?? "" },
      { place: "Shed code", code: access?.shedCode ?? "" },
      { place: "Washroom code", code: access?.washroomCode ?? "" },
    ].filter(({ code }) => code !== ""),
    ...(booking.codesFrom && { codesFrom: codesFromDateWords(booking.codesFrom, profile) }),
    instructions: access?.accessInstructions ?? "",
  };
}
