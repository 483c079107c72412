import type { MemberView } from "../../shared/members/member-views";
import { lazyPart } from "../ui/loading/lazy-part";
import { Skeleton } from "../ui/loading/skeleton";
import { FoldedCard } from "./folded-card";

const AccountInformation = lazyPart(
  async () => (await import("./account-information")).AccountInformation,
  <Skeleton className="h-60" />,
);

const ChangePasswordForm = lazyPart(
  async () => (await import("../auth/change-password-form")).ChangePasswordForm,
  <Skeleton className="h-104" />,
);

/** Who the club knows this member as, and their password. */
export function FoldedCards({ member }: { member: MemberView }) {
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
      <FoldedCard id="account-information" title="Account Information">
        <AccountInformation member={member} />
      </FoldedCard>
      <FoldedCard id="security-settings" title="Security Settings">
        <ChangePasswordForm />
      </FoldedCard>
    </div>
  );
}
