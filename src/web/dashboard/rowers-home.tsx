import type { AnnouncedClosure } from "../../shared/closures/announced-closures";
import { isUnlimited } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";
import { isPaused } from "../../shared/members/role";
import type { BookingSpan } from "../../shared/time/booking-span";
import { endTime } from "../../shared/time/clock-times";
import { ChangeButtons } from "../bookings/change-buttons";
import { BookingRows } from "../bookings/history/current-bookings-list";
import { useClosures } from "../clock/club-clock";
import { ClosureNotice } from "../closures/closure-notice";
import { CrewButton } from "../crew/crew-button";
import { HourBalanceCard } from "../hours/hour-balance-card";
import { LotList } from "../hours/lot-list";
import { Read } from "../layout/read";
import { dataOf } from "../layout/use-read";
import { AmongPendingActions } from "../outings/among-pending-actions";
import { DockCard } from "../outings/dock-card";
import { OwnPresses } from "../outings/own-presses";
import { paths } from "../paths";
import { useScrollToHash } from "../ui/hooks/use-scroll-to-hash";
import { DashboardCrew } from "./dashboard-crew";
import { OffersOnTop, WaitlistBelow } from "./dashboard-waitlist";
import { FirstOuting } from "./first-outing";
import { NewsLines } from "./news-lines";
import { OpenSeatsLine } from "./open-seats-line";
import { PausedNotice } from "./standing-notices";
import type { DashboardReads } from "./use-dashboard-reads";
import { type MyOutings, useMyOutings } from "./use-my-outings";

interface RowersHomeProps {
  member: MemberView;
  reads: DashboardReads;
}

/** The home of whoever may row: the outing that comes first, above all that can wait. */
export function RowersHome({ member, reads }: RowersHomeProps) {
  const outings = useMyOutings(member, reads);
  const { first, later, now, atHand } = outings;
  const mine = first ? [first, ...later] : later;
  const closures = useClosures();
  const closed = closures.filter((closure) => mine.some((booking) => meets(booking, closure)));

  const asks = <DashboardCrew invitations={reads.invitations} mine={reads.mine} />;
  const balance = <Balance member={member} reads={reads} />;
  // What can be rowed at what cost is asked where nothing is booked; an outing comes before that.
  const choosing = !first && !atHand;

  // Reminders lead to #next-outing and #my-current-bookings, what is asked of somebody to #crew.
  useScrollToHash();
  return (
    <>
      <OffersOnTop read={reads.entries} unlimited={isUnlimited(member.hoursRemaining)} />
      {!atHand && asks}
      {isPaused(member) && <PausedNotice />}
      {closed.map((closure) => (
        <ClosureNotice key={closure.id} closure={closure} />
      ))}
      <div className="grid items-start gap-4 *:min-w-0 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        {choosing && balance}
        <div className="grid gap-4 *:min-w-0 lg:col-start-1 lg:row-start-1">
          <AmongPendingActions memberId={member.id}>
            <DockAlone member={member} outings={outings} />
            <Read of={reads.outings} failure="The outing log did not load">
              {() => null}
            </Read>
            <FirstOuting member={member} reads={reads} outings={outings} />
          </AmongPendingActions>
          {atHand && asks}
          {!isPaused(member) && <OpenSeatsLine count={dataOf(reads.seatCount) ?? 0} />}
          <NewsLines
            member={member}
            announcements={dataOf(reads.news) ?? []}
            closures={closures.filter((closure) => !closed.includes(closure))}
          />
        </div>
        {!choosing && balance}
        {later.length > 0 && (
          <section aria-labelledby="later-outings">
            <h2 id="later-outings" className="pb-2 text-xl">
              Later outings
            </h2>
            <BookingRows
              bookings={later}
              log={outings.log}
              now={now}
              cancelButton={(booking) => (
                <span className="flex flex-wrap gap-3">
                  <ChangeButtons booking={booking} member={member} now={now} />
                  <CrewButton booking={booking} now={now} />
                </span>
              )}
            />
          </section>
        )}
      </div>
      <WaitlistBelow read={reads.entries} />
    </>
  );
}

/** Whether a closure touches an outing; both compare as text. */
function meets({ bookingDate, startTime, duration }: BookingSpan, closure: AnnouncedClosure) {
  const [start, end] = [startTime, endTime(startTime, duration)].map(
    (time) => `${bookingDate} ${time}`,
  );
  return closure.from < `${end}` && `${start}` < closure.until;
}

interface DockAloneProps {
  member: MemberView;
  outings: MyOutings;
}

/** What there is to press for an outing that is on no card any more: how far it was. */
function DockAlone({ member, outings: { atHand, first, now } }: DockAloneProps) {
  if (!atHand || atHand.bookingId === first?.id) return null;
  return (
    <DockCard outing={atHand} now={now}>
      <OwnPresses memberId={member.id} outing={atHand} />
    </DockCard>
  );
}

function Balance({ member, reads }: RowersHomeProps) {
  return (
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <HourBalanceCard
        hoursRemaining={member.hoursRemaining}
        mayRow={!isPaused(member)}
        buyPath={isPaused(member) ? null : paths.myHours}
      >
        <Read of={reads.hours} failure="Your hours did not load">
          {({ lots }) => <LotList lots={lots} />}
        </Read>
      </HourBalanceCard>
    </div>
  );
}
