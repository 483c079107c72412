import { useState } from "react";
import { useLocation } from "wouter";
import { formatHours } from "../../../shared/hours/quarters";
import type { MemberView } from "../../../shared/members/member-views";
import { isApproved, roleOf } from "../../../shared/members/role";
import { paths } from "../../paths";
import { ApplicantActions } from "../applicant-actions";
import { DialogButton } from "../dialog-button";
import { MemberBadges } from "../member-badges";
import { type MemberDialogName, MemberDialogs } from "../member-dialogs";
import { PauseButton } from "../pause-button";

const always = ["add", "subtract", "edit", "reset"] as const;

/** How the member stands, and everything an admin can do, as buttons. */
export function MemberHeader({ member }: { member: MemberView }) {
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<MemberDialogName | null>(null);
  const leave = () => navigate(paths.memberManagement);
  const button = (name: MemberDialogName) => (
    <DialogButton key={name} name={name} member={member} onOpen={setDialog} />
  );
  const approved = isApproved(roleOf(member));
  return (
    <div className="-mt-4 grid gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <MemberBadges member={member} />
        <span className="font-semibold text-lg tabular-nums">
          {formatHours(member.hoursRemaining)}
        </span>
      </p>
      <div className="grid xs:grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {!approved && <ApplicantActions member={member} onRejected={leave} />}
        {approved && button("purchase")}
        {always.map(button)}
        {approved && button("fee")}
        {approved && button("unlimited")}
        {approved && <PauseButton member={member} />}
        {button("delete")}
      </div>
      <MemberDialogs
        member={member}
        name={dialog}
        onClose={() => setDialog(null)}
        onDeleted={leave}
      />
    </div>
  );
}
