import { useState } from "react";
import { formatHours } from "../../shared/hours/quarters";
import { membersPerPage } from "../../shared/members/member-search-limits";
import type { MemberView } from "../../shared/members/member-views";
import { Read } from "../layout/read";
import { membersNotLoaded } from "../members/members-failure";
import { Button } from "../ui/button";
import { panelList } from "../ui/panel";
import { FoldingPanel } from "./folding-panel";
import { MemberLine } from "./member-line";
import { useMembersPage } from "./use-members-page";

/** The approved members by name, a page at a time; what can be done is in member management. */
export function MembersArea() {
  return (
    <FoldingPanel title="Members">
      <ApprovedMembers />
    </FoldingPanel>
  );
}

function ApprovedMembers() {
  const [page, setPage] = useState(1);
  const read = useMembersPage(page, "approved");
  return (
    <Read of={read} failure={membersNotLoaded} skeleton="h-96">
      {({ members, total }) => (
        <>
          <ul className={`${panelList} lg:grid lg:grid-cols-2 lg:gap-px lg:divide-y-0 lg:bg-line`}>
            {members.map((member) => (
              <Line key={member.id} member={member} />
            ))}
            {members.length % 2 === 1 && (
              <li aria-hidden="true" className="bg-surface max-lg:hidden" />
            )}
          </ul>
          <Turning page={page} total={total} onTurn={setPage} />
        </>
      )}
    </Read>
  );
}

function Line({ member }: { member: MemberView }) {
  return (
    <MemberLine member={member} about={member.email}>
      <span className="whitespace-nowrap text-sm tabular-nums">
        {formatHours(member.hoursRemaining)}
      </span>
    </MemberLine>
  );
}

interface TurningProps {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}

function Turning({ page, total, onTurn }: TurningProps) {
  const last = Math.max(1, Math.ceil(total / membersPerPage));
  if (last === 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="small"
        variant="secondary"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      <span aria-live="polite" className="text-ink-soft text-sm tabular-nums">
        Page {page} of {last}
      </span>
      <Button
        size="small"
        variant="secondary"
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </div>
  );
}
