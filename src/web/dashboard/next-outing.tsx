import { type ReactNode, useEffect, useRef } from "react";
import { codesFromWords } from "../../shared/access-codes/codes-words";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { lightWords } from "../../shared/daylight/outing-light";
import { formatHours } from "../../shared/hours/quarters";
import type { ClubProfile } from "../../shared/profile/club-profile";
import { type ClockTime, endTime, formatTime } from "../../shared/time/clock-times";
import type { ClubDate } from "../../shared/time/club-dates";
import type { ClubTime } from "../../shared/time/club-now";
import { arrivalTime, outingDay, outingTimes } from "../../shared/time/outing-words";
import { AddToCalendar } from "../bookings/pass/add-to-calendar";
import { useClub } from "../clock/club-clock";
import { useProfile } from "../clock/use-profile";
import { useSun } from "../clock/use-sun";
import { OutLink } from "../ui/button";
import { LockIcon } from "../ui/icons/icons";
import { PinIcon, SunIcon } from "../ui/icons/shell-icons";
import { LockCode } from "../ui/lock-code";
import { HourWeather } from "../weather/hour-weather";

interface NextOutingProps {
  booking: MemberBookingView;
  onWater: boolean;
  /** When the outing log wants it back, where it knows. */
  due: ClockTime | undefined;
  now: ClubTime;
  /** It was booked on this screen: then it takes the focus. */
  justBooked: boolean;
  /** The cancel button, where this outing can still be cancelled. */
  cancel: ReactNode;
  /** Gate, shed and washroom codes. */
  access: ReactNode;
}

/** The outing a member opens this page for: when, which boat, and the code that frees it. */
export function NextOuting(props: NextOutingProps) {
  const { booking, onWater, due, now, justBooked, cancel, access } = props;
  const profile = useProfile();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justBooked) title.current?.focus();
  }, [justBooked]);
  const day = outingDay(booking.bookingDate, now.today);
  return (
    <section
      aria-labelledby="next-outing"
      className="relative isolate grid gap-6 overflow-hidden rounded-xl bg-deep p-5 text-sail shadow-raised sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-6 sm:flex-nowrap">
        <div className="grid gap-1">
          <h2
            id="next-outing"
            ref={title}
            tabIndex={-1}
            className="scroll-mt-32 font-sans font-semibold text-base text-sun tracking-normal"
          >
            {onWater ? "On Water" : "Your next outing"}
          </h2>
          <p
            className={`text-balance font-display text-3xl ${day.length > 8 ? "" : "sm:text-4xl"}`}
          >
            {day}
          </p>
          <p className="font-display text-2xl tabular-nums">{outingTimes(booking)}</p>
          <p className="py-2 text-lg">
            {booking.boat.name}
            {booking.insteadOf && (
              <span className="block text-sm">instead of {booking.insteadOf}</span>
            )}
          </p>
          <Light booking={booking} />
          <HourWeather {...booking} />
        </div>
        <HeroLock booking={booking} today={now.today} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="text-sm">
          {onWater
            ? backBy(due ?? endTime(booking.startTime, booking.duration))
            : beThere(booking, profile)}
          <br />
          <span className="tabular-nums">{booking.reference}</span> · cost{" "}
          {formatHours(booking.hoursUsed)}
        </p>
        <div className="flex flex-wrap gap-3">
          {!onWater && <AddToCalendar booking={booking} size="small" />}
          {!onWater && <Directions />}
          {cancel}
        </div>
      </div>
      {access}
      <Ripples />
    </section>
  );
}

function Light({ booking }: { booking: MemberBookingView }) {
  const sun = useSun(booking.bookingDate);
  if (sun === null) return null;
  return (
    <p className="flex items-center gap-2 text-sm tabular-nums">
      <SunIcon className="text-sun" /> {lightWords(booking, sun)}
    </p>
  );
}

const backBy = (due: ClockTime) => `Please be back at the dock by ${formatTime(due)}.`;

const beThere = ({ startTime }: MemberBookingView, profile: ClubProfile) =>
  `Please arrive ${profile.arriveMinutesEarly} minutes early, at ${arrivalTime(startTime, profile)}.`;

/** Opens the maps of the phone, on the way to the club's address. */
function Directions() {
  const address = useClub()?.settings.address;
  if (!address) return null;
  const query = encodeURIComponent(address);
  return (
    <OutLink
      to={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
      rel="noreferrer"
      variant="secondary"
      size="small"
    >
      <PinIcon /> Directions
    </OutLink>
  );
}

function HeroLock({ booking, today }: { booking: MemberBookingView; today: ClubDate }) {
  const code = booking.boat.lockCode;
  if (booking.codesFrom) {
    return (
      <p className="flex max-w-64 items-center gap-2 rounded-lg border border-sun/40 bg-deep/80 px-4 py-3 text-balance">
        <LockIcon className="shrink-0 text-sun" /> {codesFromWords(booking.codesFrom, today)}
      </p>
    );
  }
  if (!code) return null;
  return (
    <div className="grid gap-1 rounded-lg border border-sun/40 bg-deep/80 px-5 py-4">
      <span aria-hidden="true" className="text-sm">
        Lock code
      </span>
      <span className="text-3xl text-sun sm:text-4xl">
        <LockCode code={code} />
      </span>
    </div>
  );
}

/** Water under the words, dark enough that every word stays readable. */
function Ripples() {
  return (
    <svg
      viewBox="0 0 800 200"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-1/2 w-full fill-water-near opacity-50"
    >
      <path d="M0 70c90-34 180-34 270 0s180 34 270 0 180-34 260 0v130H0Z" opacity="0.5" />
      <path d="M0 120c110-30 200-30 300 0s200 30 300 0 150-24 200-4v84H0Z" opacity="0.7" />
    </svg>
  );
}
