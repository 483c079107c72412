import { useState } from "react";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import type { MemberView } from "../../shared/members/member-views";
import { Badge } from "../ui/badge";
import { AddHoursDialog } from "./add-hours-dialog";
import { ContactLine } from "./contact-line";
import { type MemberDialog, MemberRowActions } from "./member-row-actions";
import { ResetPasswordDialog } from "./reset-password-dialog";
import { fullName } from "./search-members";
import { SubtractHoursDialog } from "./subtract-hours-dialog";
import { TemporaryPassword } from "./temporary-password";

/** One approved member: who, how they stand, what is left, and what an admin can do. */
export function MemberRow({ member }: { member: MemberView }) {
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const [tempPassword, setTempPassword] = useState<string | null>(null);
  const opening = (name: MemberDialog) => ({
    member,
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  return (
    <li className="grid gap-3 p-4">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_6.5rem_auto] lg:items-center">
        <Identity member={member} />
        <p className="font-semibold tabular-nums">
          {isUnlimited(member.hoursRemaining) ? "Unlimited" : formatHours(member.hoursRemaining)}
        </p>
        <MemberRowActions member={member} onOpen={setDialog} />
      </div>
      {tempPassword !== null && (
        <TemporaryPassword
          name={fullName(member)}
          password={tempPassword}
          onDone={() => setTempPassword(null)}
        />
      )}
      <AddHoursDialog {...opening("add")} />
      <SubtractHoursDialog {...opening("subtract")} />
      <ResetPasswordDialog {...opening("reset")} onReset={setTempPassword} />
    </li>
  );
}

function Identity({ member }: { member: MemberView }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{fullName(member)}</span>
        {member.isAdmin && <Badge tone="cedar">Admin</Badge>}
        {member.isManager && !member.isAdmin && <Badge tone="tide">Manager</Badge>}
        {member.membershipStatus === "paused" && <Badge tone="careful">Paused</Badge>}
        {member.membershipStatus === "inactive" && <Badge>Inactive</Badge>}
      </p>
      <ContactLine facts={[member.email, member.phone]} />
    </div>
  );
}
