import { useState } from "react";
import type { MemberView } from "../../shared/members/member-views";
import { formatDate } from "../../shared/time/club-dates";
import { Button } from "../ui/button";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { useFocusHeir } from "../ui/use-focus-heir";
import { ContactLine } from "./contact-line";
import { fullName } from "./search-members";
import { useMemberActions } from "./use-member-actions";

/** People who asked to join, the longest waiting first. */
export function PendingApprovals({ members }: { members: readonly MemberView[] }) {
  const heading = useFocusHeir<HTMLHeadingElement>(members.length);
  return (
    <section aria-labelledby="pending-approvals" className="grid gap-3">
      <h2 id="pending-approvals" ref={heading} tabIndex={-1} className="text-2xl">
        Pending Approvals
      </h2>
      {members.length === 0 ? (
        <p className="text-ink-soft">Nobody is waiting for approval.</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-amber bg-surface">
          {members.map((member) => (
            <Applicant key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Applicant({ member }: { member: MemberView }) {
  const { approve, reject } = useMemberActions();
  const [approving, setApproving] = useState(false);
  const [rejecting, setRejecting] = useState(false);

  async function approveNow() {
    setApproving(true);
    await approve(member);
    setApproving(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="font-semibold">{fullName(member)}</p>
        <ContactLine facts={[member.email, member.phone, member.address]} />
        <p className="text-ink-soft text-sm">
          Applied {formatDate(member.registrationDate.slice(0, 10), "MMMM d, yyyy")}
        </p>
      </div>
      <div className="flex gap-3">
        <Button size="small" pending={approving} pendingLabel="Approving..." onClick={approveNow}>
          Approve <span className="sr-only">{fullName(member)}</span>
        </Button>
        <Button size="small" variant="secondary" onClick={() => setRejecting(true)}>
          Reject <span className="sr-only">{fullName(member)}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={`Reject ${fullName(member)}?`}
        confirmLabel="Reject"
        pendingLabel="Rejecting..."
        cancelLabel="Keep waiting"
        onConfirm={() => reject(member)}
      >
        This removes the account of {fullName(member)} ({member.email}) and tells them by email.
        They may apply again later.
      </ConfirmDialog>
    </li>
  );
}
