import { useState } from "react";
import { Link } from "wouter";
import { feeEndsSoon } from "../../shared/fees/fee-words";
import { formatHours, isUnlimited } from "../../shared/hours/quarters";
import { fullName } from "../../shared/members/full-name";
import type { FoundMember } from "../../shared/members/member-search";
import type { MemberView } from "../../shared/members/member-views";
import { formatDate } from "../../shared/time/club-dates";
import { useClubClock } from "../clock/club-clock";
import { memberPath } from "../paths";
import { Badge } from "../ui/badge";
import { MemberBadges } from "./member-badges";
import { type MemberDialogName, MemberDialogs } from "./member-dialogs";
import { MemberMenu } from "./member-menu";

/** One approved member: who, what is left, how they stand. The row opens their page. */
export function MemberRow({ member }: { member: FoundMember }) {
  const [dialog, setDialog] = useState<MemberDialogName | null>(null);
  return (
    <li>
      <div className="relative grid xs:grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 pr-2 pl-4 hover:bg-tide-soft lg:grid-cols-[minmax(0,1fr)_15rem_auto]">
        <Identity member={member} />
        <div className="grid justify-items-end gap-1 lg:flex lg:flex-row-reverse lg:items-center lg:gap-4">
          <p className="font-semibold tabular-nums lg:min-w-24 lg:text-right">
            {isUnlimited(member.hoursRemaining) ? "Unlimited" : formatHours(member.hoursRemaining)}
          </p>
          <p className="flex gap-1.5 empty:hidden lg:flex-wrap lg:justify-end">
            <HourChips member={member} />
            <FeeChip member={member} />
          </p>
        </div>
        <MemberMenu member={member} onOpen={setDialog} />
      </div>
      <div className="empty:hidden has-[>*]:px-4 has-[>*]:pb-3">
        <MemberDialogs member={member} name={dialog} onClose={() => setDialog(null)} />
      </div>
    </li>
  );
}

function Identity({ member }: { member: FoundMember }) {
  return (
    <div className="grid min-w-0 lg:grid-cols-[2fr_3fr] lg:items-center lg:gap-x-6">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 py-0.5">
        <Link
          to={memberPath(member.id)}
          className="min-[24rem]:truncate font-semibold text-ink underline decoration-line-strong underline-offset-3 after:absolute after:inset-0 hover:text-tide-deep"
        >
          {fullName(member)}
        </Link>
        <MemberBadges member={member} />
      </p>
      <p className="grid min-w-0 gap-x-4 text-ink-soft text-sm lg:grid-cols-[minmax(0,1fr)_minmax(8rem,auto)]">
        <span className="wrap-anywhere min-[24rem]:truncate">{member.email}</span>
        <span className="whitespace-nowrap tabular-nums max-lg:hidden">{member.phone}</span>
      </p>
    </div>
  );
}

/** What an admin should know of the hours, where it is not the usual. */
function HourChips({ member }: { member: FoundMember }) {
  return (
    <>
      {member.hoursRemaining <= 0 && <Badge tone="danger">No hours</Badge>}
      {member.expiringOn && (
        <Badge tone="careful">Expires {formatDate(member.expiringOn, "MMM d")}</Badge>
      )}
    </>
  );
}

/** Until when a member has paid the fee, in a row of members; nothing where it has no seasons. */
function FeeChip({ member: { feePaidUntil } }: { member: MemberView }) {
  const { today } = useClubClock();
  if (feePaidUntil === undefined) return null;
  if (feePaidUntil === null || feePaidUntil < today) {
    return <Badge tone="careful">Fee due</Badge>;
  }
  const soon = feeEndsSoon(feePaidUntil, today);
  const words = `Fee to ${formatDate(feePaidUntil, "MMM d, yyyy")}`;
  return soon ? <Badge tone="careful">{words}</Badge> : <Badge>{words}</Badge>;
}
