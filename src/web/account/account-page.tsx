import type { MemberView } from "../../shared/members/member-views";
import { isApproved, standingOf } from "../../shared/members/standing";
import { trpc } from "../api";
import { SecuritySettings } from "../auth/security-settings";
import { AuthenticationRequired } from "../layout/session-missing";
import { useSignedIn } from "../signed-in";
import { NotLoaded } from "../ui/not-loaded";
import { PageHeading } from "../ui/page-heading";
import { Skeleton } from "../ui/skeleton";
import { CalendarAddresses } from "./calendar-addresses";
import { DevicesCard } from "./devices-card";
import { MailChoices } from "./mail-choices";
import { MyData } from "./my-data";
import { ProfileForm } from "./profile-form";

/** Everything a member decides about themselves; before approval that is their password alone. */
export function AccountPage() {
  const { member, refresh } = useSignedIn();
  const approved = isApproved(standingOf(member));
  if (!member) return <AuthenticationRequired onRetry={refresh} />;
  return (
    <div className="page-width grid gap-6 py-8 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading
        title="My Account"
        lead={`${member.firstName} ${member.lastName}, ${member.email}`}
      />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <div className="grid gap-6 *:min-w-0">
          {approved && <ProfileForm member={member} />}
          <SecuritySettings />
        </div>
        <div className="grid gap-6 *:min-w-0">
          <Choices member={member} />
          <MyData mayAskDeletion={approved} />
        </div>
      </div>
    </div>
  );
}

function Choices({ member }: { member: MemberView }) {
  const account = trpc.auth.account.useQuery();
  const standing = standingOf(member);
  if (account.isError) {
    return <NotLoaded sentence="Your choices did not load" onRetry={account.refetch} />;
  }
  if (!account.data) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      {isApproved(standing) && (
        <>
          <MailChoices standing={standing} without={account.data.without} />
          <CalendarAddresses standing={standing} calendars={account.data.calendars} />
        </>
      )}
      <DevicesCard devices={account.data.devices} />
    </>
  );
}
