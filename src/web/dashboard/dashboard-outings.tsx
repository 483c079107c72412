import { useState } from "react";
import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import { refuseMoving } from "../../shared/bookings/moving-rules";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, standingOf } from "../../shared/members/standing";
import { bookingStage } from "../../shared/outings/booking-stage";
import { currentBookings, nextOuting } from "../bookings/history/current-bookings";
import { CurrentBookingsSection } from "../bookings/history/current-bookings-section";
import { MoveLink } from "../bookings/moving/move-link";
import { useClubClock } from "../clock/club-clock";
import { HourBalanceCard } from "../hours/hour-balance-card";
import { LotList } from "../hours/lot-list";
import { Read } from "../layout/read";
import { dataOf, type Reading } from "../layout/use-read";
import { useTappedOutings } from "../outings/use-tapped-outings";
import { paths } from "../paths";
import { useScrollToHash } from "../ui/hooks/use-scroll-to-hash";
import { CancelBookingButton } from "./cancel-booking-button";
import { NextOuting } from "./next-outing";
import { OutingAccess } from "./outing-access";
import { SuggestedOutings } from "./suggested-outings";
import type { DashboardReads } from "./use-dashboard-reads";

const none: Reading<MemberBookingView[]> = { face: "here", data: [] };

interface DashboardOutingsProps {
  member: MemberView;
  reads: DashboardReads;
}

/** What a member has booked and what is left to row. Only approved members have either. */
export function DashboardOutings({ member, reads }: DashboardOutingsProps) {
  const now = useClubClock();
  const standing = standingOf(member);
  const approved = isApproved(standing);
  const [booked, setBooked] = useState<number | null>(null);
  const mine = approved ? reads.mine : none;

  // Reminders lead to #next-outing and #my-current-bookings.
  useScrollToHash();
  const log = useTappedOutings(member.id, dataOf(reads.outings) ?? []);
  const next = nextOuting(dataOf(mine) ?? [], log, now);
  const suggestions = dataOf(reads.suggested) ?? [];
  const changeButtons = (booking: MemberBookingView) =>
    refuseCancelling(booking, now, standing === "admin") === null && (
      <span className="flex flex-wrap gap-3">
        {!isPaused(member) && refuseMoving(booking, now) === null && <MoveLink booking={booking} />}
        <CancelBookingButton booking={booking} now={now} />
      </span>
    );

  const passOf = (booking: MemberBookingView) => (
    <NextOuting
      booking={booking}
      onWater={bookingStage(booking, log, now) === "on-water"}
      due={log.find(({ bookingId }) => bookingId === booking.id)?.dueTime}
      now={now}
      justBooked={booking.id === booked}
      cancel={changeButtons(booking)}
      access={
        <Read of={reads.access} failure="The codes did not load">
          {(codes) => <OutingAccess {...codes} />}
        </Read>
      }
    />
  );

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <CurrentBookingsSection
        read={mine}
        current={(bookings) => currentBookings(bookings, log, now)}
        log={log}
        now={now}
        cancelButton={changeButtons}
        pass={next && { booking: next, shown: passOf(next) }}
        {...(suggestions.length > 0 && {
          nothing: (
            <SuggestedOutings
              suggestions={suggestions}
              hoursRemaining={member.hoursRemaining}
              onBooked={setBooked}
            />
          ),
        })}
      />
      <HourBalanceCard
        hoursRemaining={member.hoursRemaining}
        mayRow={approved && !isPaused(member)}
        buyPath={approved && !isPaused(member) ? paths.myHours : null}
      >
        {approved && (
          <Read of={reads.hours} failure="Your hours did not load">
            {({ lots }) => <LotList lots={lots} />}
          </Read>
        )}
      </HourBalanceCard>
    </div>
  );
}
