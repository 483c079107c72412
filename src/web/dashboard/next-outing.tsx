import { useEffect, useRef } from "react";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { lightWords } from "../../shared/daylight/outing-light";
import { formatHours } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";
import { bookingStage } from "../../shared/outings/booking-stage";
import type { OutingView } from "../../shared/outings/outing-schemas";
import type { AccessCodesView } from "../../shared/settings/club-settings";
import { endTime, formatTime } from "../../shared/time/clock-times";
import type { ClubTime } from "../../shared/time/club-now";
import { arrivalTime, outingDay, outingTimes } from "../../shared/time/outing-words";
import { ChangeButtons } from "../bookings/change-buttons";
import { AddToCalendar } from "../bookings/confirmation/add-to-calendar";
import { withWords } from "../bookings/together-words";
import { useFormats } from "../clock/use-formats";
import { useProfile } from "../clock/use-profile";
import { useSun } from "../clock/use-sun";
import { CrewButton } from "../crew/crew-button";
import { Read } from "../layout/read";
import { dataOf, type Reading } from "../layout/use-read";
import { dockHeading, stateNow } from "../outings/outing-now";
import { OwnPresses } from "../outings/own-presses";
import { SunIcon } from "../ui/icons/shell-icons";
import { HourWeather } from "../weather/hour-weather";
import { Directions } from "./directions";
import { LaunchOpens } from "./launch-opens";
import { OutingAccess } from "./outing-access";
import { OutingCodes } from "./outing-codes";
import type { MyOutings } from "./use-my-outings";

interface NextOutingProps {
  booking: MemberBookingView;
  member: MemberView;
  outings: Pick<MyOutings, "log" | "atHand" | "now">;
  /** It was booked on this screen: then it takes the focus. */
  justBooked: boolean;
  /** Gate, shed and washroom codes. */
  access: Reading<AccessCodesView>;
}

/**
 * The one card a member opens this page for, in the order in which it is needed on the way to the boat:
 * when, which boat, the codes, Launch. It is read outdoors: nothing in it is smaller than 16 px or
 * fainter than 7:1.
 */
export function NextOuting({ booking, member, outings, justBooked, access }: NextOutingProps) {
  const formats = useFormats();
  const { log, atHand, now } = outings;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justBooked) title.current?.focus();
  }, [justBooked]);
  const onWater = bookingStage(booking, log, now) === "on-water";
  const logged = log.find(({ bookingId }) => bookingId === booking.id);
  const out = onWater ? logged : undefined;
  return (
    <section
      aria-labelledby="next-outing"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-raised"
    >
      <div className="relative grid gap-x-8 gap-y-3 bg-deep px-4 pt-3 pb-6 text-sail sm:grid-cols-[1fr_auto] sm:items-center sm:px-6 sm:pt-5 sm:pb-9">
        <div>
          <h2
            id="next-outing"
            ref={title}
            tabIndex={-1}
            className="scroll-mt-32 font-sans font-semibold text-base text-sun tracking-normal"
          >
            {onWater ? "On Water" : "Your next outing"}
          </h2>
          {out ? (
            <h3 className="text-2xl sm:text-3xl">{dockHeading(out, now)}</h3>
          ) : (
            <p className="text-balance font-display font-semibold text-2xl sm:text-3xl">
              {outingDay(booking.bookingDate, now.today)}
            </p>
          )}
          <p className="font-display font-semibold text-2xl tabular-nums">
            {outingTimes(booking, formats)}
          </p>
          <p className="text-lg">
            {booking.boat.name}
            {booking.insteadOf && (
              <span className="block text-base">instead of {booking.insteadOf}</span>
            )}
            {booking.with && <span className="block text-base">{withWords(booking)}</span>}
          </p>
          <Light booking={booking} />
          <HourWeather {...booking} />
        </div>
        <OutingCodes booking={booking} access={dataOf(access)?.access ?? null} today={now.today} />
        <WaterLine />
      </div>
      <div className="grid gap-3 px-4 pt-2 pb-4 sm:px-6 sm:pb-6">
        {atHand?.bookingId === booking.id ? (
          <OwnPresses memberId={member.id} outing={atHand} />
        ) : (
          logged && isToLaunchToday(logged, now) && <LaunchOpens booking={booking} now={now} />
        )}
        {!onWater && (
          <div className="flex flex-wrap gap-2 **:text-base">
            <ChangeButtons booking={booking} member={member} now={now} />
            <Directions />
          </div>
        )}
        {!out && <WhenToBeThere booking={booking} onWater={onWater} />}
        <Read of={access} failure="The codes did not load">
          {(codes) => <OutingAccess access={booking.codesFrom ? null : codes.access} />}
        </Read>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 **:text-base">
          <p>
            <span className="tabular-nums">{booking.reference}</span> · cost{" "}
            {formatHours(booking.paid ?? booking.hoursUsed)}
          </p>
          {!onWater && (
            <span className="flex flex-wrap gap-2">
              <CrewButton booking={booking} now={now} />
              <AddToCalendar booking={booking} size="small" />
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

function Light({ booking }: { booking: MemberBookingView }) {
  const formats = useFormats();
  const sun = useSun(booking.bookingDate);
  if (sun === null) return null;
  return (
    <p className="flex items-center gap-2 tabular-nums">
      <SunIcon className="text-sun" /> {lightWords(booking, sun, formats)}
    </p>
  );
}

interface WhenToBeThereProps {
  booking: MemberBookingView;
  onWater: boolean;
}

function WhenToBeThere({ booking: { startTime, duration }, onWater }: WhenToBeThereProps) {
  const profile = useProfile();
  return (
    <p className="tabular-nums">
      {onWater
        ? `Please be back at the dock by ${formatTime(endTime(startTime, duration), profile)}.`
        : `Please arrive ${profile.arriveMinutesEarly} minutes early, at ${arrivalTime(startTime, profile)}.`}
    </p>
  );
}

const isToLaunchToday = (outing: OutingView, now: ClubTime) =>
  outing.bookingDate === now.today && stateNow(outing, now) === "booked";

/** Where the water meets the dock: the edge between what is read and what is pressed. */
function WaterLine() {
  return (
    <svg
      viewBox="0 0 800 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-px h-3 w-full fill-surface sm:h-5"
    >
      <path d="M0 12c70-16 130-16 200 0s130 16 200 0 130-16 200 0 130 16 200 0v12H0Z" />
    </svg>
  );
}
