import { useState } from "react";
import { Link } from "wouter";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { MemberView } from "../../shared/members/member-views";
import { memberPath } from "../paths";
import { ContactLine } from "./contact-line";
import { MemberBadges } from "./member-badges";
import { type MemberDialogName, MemberDialogs } from "./member-dialogs";
import { MemberRowActions } from "./member-row-actions";

/** One approved member: who, how they stand, what is left, and what an admin can do. */
export function MemberRow({ member }: { member: MemberView }) {
  const [dialog, setDialog] = useState<MemberDialogName | null>(null);
  return (
    <li className="grid gap-3 p-4">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_6.5rem_auto] lg:items-center">
        <Identity member={member} />
        <p className="font-semibold tabular-nums">
          {isUnlimited(member.hoursRemaining) ? "Unlimited" : formatHours(member.hoursRemaining)}
        </p>
        <MemberRowActions member={member} onOpen={setDialog} />
      </div>
      <MemberDialogs member={member} name={dialog} onClose={() => setDialog(null)} />
    </li>
  );
}

function Identity({ member }: { member: MemberView }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={memberPath(member.id)}
          className="inline-flex min-h-6 items-center font-semibold text-ink underline decoration-line-strong underline-offset-3 hover:text-tide-deep pointer-coarse:min-h-9"
        >
          {fullName(member)}
        </Link>
        <MemberBadges member={member} />
      </p>
      <ContactLine facts={[member.email, member.phone]} />
    </div>
  );
}
