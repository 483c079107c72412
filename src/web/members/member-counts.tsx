import type { ClubCounts } from "../../shared/members/member-search";

/** The club in four numbers. Active Members counts the membership, not the approval. */
export function MemberCounts({ counts }: { counts: ClubCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-px min-[22rem]:grid-cols-4 overflow-hidden rounded-lg border border-line bg-line">
      <Count term="Total Members" number={counts.totalMembers} />
      <Count term="Active Members" number={counts.activeMembers} />
      <Count term="Pending Approvals" number={counts.pendingApprovals} />
      <Count term="Admin Users" number={counts.adminUsers} />
    </dl>
  );
}

function Count({ term, number }: { term: string; number: number }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-surface px-1.5 py-2 min-[24rem]:px-2.5">
      <dt className="text-ink-soft text-xs">{term}</dt>
      <dd className="font-display font-semibold text-xl tabular-nums">
        {number.toLocaleString("en-CA")}
      </dd>
    </div>
  );
}
