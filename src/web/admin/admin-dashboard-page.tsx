import { useEffect, useState } from "react";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";
import { BelowAnnouncements } from "../announcements/below-announcements";
import { RefusedBookings } from "../bookings/refused-bookings";
import { trpc } from "../calls/api";
import { UnclearedBookings } from "../clearances/uncleared-bookings";
import { WaterOutlook } from "../conditions/water-outlook";
import { DashboardComing } from "../dashboard/dashboard-coming";
import { OffersOnTop, WaitlistBelow } from "../dashboard/dashboard-waitlist";
import { StandingNotices } from "../dashboard/standing-notices";
import { WithMember } from "../dashboard/with-member";
import { AdminScreen } from "../layout/admin-screen";
import { dataOf, useRead } from "../layout/use-read";
import { paths } from "../paths";
import { SetupOfClub } from "../setup/setup-of-club";
import { Button } from "../ui/button";
import { lazyDialog } from "../ui/dialogs/lazy-dialog";
import { PlusIcon } from "../ui/icons/icons";
import { lazyPart } from "../ui/loading/lazy-part";
import { soonAfterLoad } from "../ui/loading/soon-after-load";
import { WhenNear } from "../ui/loading/when-near";
import { AdminOutings } from "./admin-outings";
import { BoatManagement } from "./boat-management";
import { FoldingPanel } from "./folding-panel";
import { BookingsAtAGlance } from "./glance/bookings-at-a-glance";
import { NeedsYou } from "./needs-you";
import { RecentBookings } from "./recent-bookings";
import { RecentRegistrations } from "./recent-registrations";

const BookForMemberDialog = lazyDialog(
  async () => (await import("./book-for-member-dialog")).BookForMemberDialog,
);

const CrewAsks = lazyPart(async () => (await import("../crew/crew-asks")).CrewAsks);

// Four folded headings on a phone.
const footOfHome = <div className="h-47 lg:h-160" />;
const MembersAndNumbers = lazyPart(
  async () => (await import("./members-and-numbers")).MembersAndNumbers,
  footOfHome,
);

/** The admins' home. */
export function AdminDashboardPage() {
  return <WithMember>{(member) => <AdminDashboard member={member} />}</WithMember>;
}

function AdminDashboard({ member }: { member: MemberView }) {
  const [booking, setBooking] = useState(false);
  const entries = useRead(trpc.bookings.wishes.useQuery());
  const invitations = useRead(trpc.bookings.invitations.useQuery());
  const mine = useRead(trpc.bookings.mine.useQuery());
  const asked = dataOf(invitations) ?? [];
  const own = dataOf(mine) ?? [];
  const isAsked =
    asked.length > 0 || own.some(({ crew }) => crew?.some(({ state }) => state === "asking"));
  useEffect(() => soonAfterLoad(BookForMemberDialog.ahead), []);
  const left = formatHours(member.hoursRemaining);
  return (
    <AdminScreen
      title="Admin Dashboard"
      lead={`Welcome, ${member.firstName}. ${left} remaining.`}
      actions={
        <Button onClick={() => setBooking(true)}>
          <PlusIcon /> Create Booking for Member
        </Button>
      }
    >
      <BelowAnnouncements
        coming={<DashboardComing />}
        ready={[entries, invitations].every(({ face }) => face !== "coming")}
        above={
          <>
            <OffersOnTop read={entries} unlimited={isUnlimited(member.hoursRemaining)} />
            {isAsked && <CrewAsks invitations={asked} bookings={own} />}
          </>
        }
      >
        <SetupOfClub />
        <StandingNotices member={member} passwordPath={paths.account} />
        <NeedsYou />
        <BookingsAtAGlance />
        <div className="grid *:min-w-0 lg:gap-8">
          <div className={columns}>
            <div className="grid *:min-w-0 lg:gap-8">
              <RefusedBookings frame={FoldingPanel} />
              <UnclearedBookings frame={FoldingPanel} />
              <WaterOutlook frame={FoldingPanel} />
              <AdminOutings />
              <WaitlistBelow read={entries} />
              <RecentBookings />
            </div>
            <div className="grid *:min-w-0 lg:gap-8">
              <BoatManagement frame={FoldingPanel} />
              <RecentRegistrations />
            </div>
          </div>
          <WhenNear instead={footOfHome}>
            <MembersAndNumbers />
          </WhenNear>
        </div>
      </BelowAnnouncements>
      {booking && <BookForMemberDialog onClose={() => setBooking(false)} />}
    </AdminScreen>
  );
}

const columns = "grid items-start *:min-w-0 lg:grid-cols-2 lg:gap-8";
