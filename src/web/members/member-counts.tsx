import type { ClubCounts } from "../../shared/members/member-search";

/** The club in four numbers. Active Members counts the membership, not the approval. */
export function MemberCounts({ counts }: { counts: ClubCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
      <Count term="Total Members" number={counts.totalMembers} />
      <Count term="Active Members" number={counts.activeMembers} />
      <Count term="Pending Approvals" number={counts.pendingApprovals} />
      <Count term="Admin Users" number={counts.adminUsers} />
    </dl>
  );
}

function Count({ term, number }: { term: string; number: number }) {
  return (
    <div className="flex flex-col-reverse bg-surface px-4 py-3">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums">
        {number.toLocaleString("en-CA")}
      </dd>
    </div>
  );
}
