import type { MemberBookingView } from "../../shared/bookings/booking-schemas";
import { refuseCancelling } from "../../shared/bookings/cancelling-rules";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, isPaused, standingOf } from "../../shared/members/standing";
import { trpc } from "../api";
import { currentBookings, nextOuting } from "../bookings/current-bookings";
import { CurrentBookingsSection } from "../bookings/current-bookings-section";
import { useClubClock } from "../club-clock";
import { HourBalanceCard } from "../hours/hour-balance-card";
import { paths } from "../paths";
import { useScrollToHash } from "../ui/use-scroll-to-hash";
import { CancelBookingButton } from "./cancel-booking-button";
import { NextOuting } from "./next-outing";
import { OutingAccess } from "./outing-access";

/** What a member has booked and what is left to row. Only approved members have either. */
export function DashboardOutings({ member }: { member: MemberView }) {
  const now = useClubClock();
  const standing = standingOf(member);
  const approved = isApproved(standing);
  const mine = trpc.bookings.mine.useQuery(undefined, { enabled: approved });
  const hours = trpc.bookings.myHours.useQuery(undefined, { enabled: approved });
  const access = trpc.bookings.accessCodes.useQuery(undefined, { enabled: approved });

  // Reminders lead to #next-outing and #my-current-bookings.
  useScrollToHash(!mine.isLoading);
  const bookings = mine.isLoading ? undefined : (mine.data ?? []);
  const next = nextOuting(bookings ?? [], now);
  const cancelButton = (booking: MemberBookingView) =>
    refuseCancelling(booking, now, standing === "admin") === null && (
      <CancelBookingButton booking={booking} now={now} />
    );

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid gap-8">
        {next && (
          <NextOuting
            booking={next}
            now={now}
            cancel={cancelButton(next)}
            access={<OutingAccess access={access.data ?? null} />}
          />
        )}
        <CurrentBookingsSection
          bookings={bookings && currentBookings(bookings, now)}
          now={now}
          onRetry={mine.isError ? mine.refetch : undefined}
          cancelButton={cancelButton}
        />
      </div>
      <HourBalanceCard
        hoursRemaining={member.hoursRemaining}
        lots={hours.data?.lots}
        buyPath={approved && !isPaused(member) ? paths.myHours : null}
      />
    </div>
  );
}
