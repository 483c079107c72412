import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { isApproved, roleOf } from "../../shared/members/role";
import { SecuritySettings } from "../auth/security-settings";
import { trpc } from "../calls/api";
import { MyClearances } from "../clearances/my-clearances";
import { AuthenticationRequired } from "../layout/authentication-required";
import { Read } from "../layout/read";
import { useRead } from "../layout/use-read";
import { PushDevicesCard } from "../push/push-devices-card";
import { useSignedIn } from "../signed-in";
import { MyPrograms } from "../tokens/my-programs";
import { PageHeading } from "../ui/page-heading";
import { CalendarAddresses } from "./calendar-addresses";
import { DevicesCard } from "./devices-card";
import { MailChoices } from "./mail-choices";
import { MyData } from "./my-data";
import { ProfileForm } from "./profile-form";

/** Everything a member decides about themselves; before approval that is their password alone. */
export function AccountPage() {
  const { member, refresh } = useSignedIn();
  const approved = isApproved(roleOf(member));
  if (!member) return <AuthenticationRequired onRetry={refresh} />;
  return (
    <div className="page-width grid gap-6 py-8 *:min-w-0 sm:gap-8 sm:py-10">
      <PageHeading title="My Account" lead={`${fullName(member)}, ${member.email}`} />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <div className="grid gap-6 *:min-w-0">
          {approved && <ProfileForm member={member} />}
          <MyClearances />
          <SecuritySettings />
        </div>
        <div className="grid gap-6 *:min-w-0">
          <Choices member={member} />
          <MyData mayAskDeletion={approved} />
          {approved && <MyPrograms />}
        </div>
      </div>
    </div>
  );
}

function Choices({ member }: { member: MemberView }) {
  const account = useRead(trpc.auth.account.useQuery());
  const role = roleOf(member);
  return (
    <Read of={account} failure="Your choices did not load" skeleton="h-96">
      {({ without, calendars, devices }) => (
        <>
          {isApproved(role) && (
            <>
              <MailChoices role={role} without={without} />
              <PushDevicesCard
                memberId={member.id}
                signedInAt={devices.find(({ current }) => current)?.signedInAt ?? ""}
              />
              <CalendarAddresses role={role} calendars={calendars} />
            </>
          )}
          <DevicesCard devices={devices} />
        </>
      )}
    </Read>
  );
}
