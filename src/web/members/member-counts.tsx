import type { MemberView } from "../../shared/members/member-views";

/** The club in four numbers. Active Members counts the membership, not the approval (readings). */
export function MemberCounts({ members }: { members: readonly MemberView[] }) {
  const count = (holds: (member: MemberView) => boolean) => members.filter(holds).length;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
      <Count term="Total Members" number={members.length} />
      <Count
        term="Active Members"
        number={count(({ membershipStatus }) => membershipStatus === "active")}
      />
      <Count
        term="Pending Approvals"
        number={count(({ approvalStatus }) => approvalStatus === "pending")}
      />
      <Count term="Admin Users" number={count(({ isAdmin }) => isAdmin)} />
    </dl>
  );
}

function Count({ term, number }: { term: string; number: number }) {
  return (
    <div className="flex flex-col-reverse bg-surface px-4 py-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums">{number}</dd>
    </div>
  );
}
